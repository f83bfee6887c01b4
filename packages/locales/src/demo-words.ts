import type english from './en/demo/content.ts';

/** The same pieces with the same parts; only the words differ. */
type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** What every other language provides for the demo world. */
export type DemoWords = Like<typeof english>;
