/** Ends a command that cannot do what it was asked, and says why and what to do. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
