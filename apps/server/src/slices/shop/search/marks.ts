/*
 * Beside the grams of all its words, goods have those of their names once more and their classes, each with a mark that no
 * word contains. The index then answers for names alone and for a class as well.
 */
export const inNames = (gram: string): string => `^${gram}`;
export const inClass = (id: bigint): string => `#${id}`;
