/** Made at its first use. A browser's first number or date costs it up to a tenth of a second, which no start waits for. */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
