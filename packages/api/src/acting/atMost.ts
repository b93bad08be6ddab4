/**
 * Tells a cache how much it keeps, for an `LRUCache`: like its `max`, but memory is taken when something is kept. With `max` the
 * caches of fifty thousand take ten megabytes at the start.
 */
export const atMost = (things: number) => ({ maxSize: things, sizeCalculation: () => 1 });
