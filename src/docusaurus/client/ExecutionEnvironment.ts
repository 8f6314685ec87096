const canUseDOM = typeof window !== 'undefined';

/** `@docusaurus/ExecutionEnvironment`. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
};
export default environment;
