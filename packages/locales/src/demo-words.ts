import type english from './en/demo/content.ts';
import type service from './en/demo/messages.ts';

/** The same pieces with the same parts; only the words differ. */
type Like<T> = { readonly [K in keyof T]: T[K] extends string ? string : Like<T[K]> };

/** What every other language provides for the demo world. */
export type DemoWords = Like<typeof english>;
/** What every other language provides for customer service in the demo world. */
export type DemoService = Like<typeof service>;
