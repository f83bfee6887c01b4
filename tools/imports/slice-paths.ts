import { SLICES } from '../slices.ts';

const SLICE = /^(?:packages\/domain\/src|apps\/server\/src\/slices)\/([\w-]+)\/(.*)$/;

/** The slice that a file of the domain or the server belongs to. */
export const sliceOf = (path: string): string | undefined => {
  const name = SLICE.exec(path)?.[1];
  return name !== undefined && SLICES.has(name) ? name : undefined;
};

/** The path of a file below the folder of its slice. */
export const restOf = (path: string): string => SLICE.exec(path)?.[2] ?? '';

export const inServerSlice = (path: string): boolean => path.startsWith('apps/server/src/slices/');
