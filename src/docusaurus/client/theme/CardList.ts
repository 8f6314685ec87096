/** A list of cards with items that a page computes; the compiler gives it this name. */
export { default } from './DocCardList';
