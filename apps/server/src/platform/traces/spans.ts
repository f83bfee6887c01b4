import { AsyncLocalStorage } from 'node:async_hooks';

/** Names of things, numbers and outcomes. Nothing that a member has sent or owns. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work under way. */
export interface Span {
  /** Ends it; a failure is told by its kind alone, because its words may hold values. */
  readonly end: (outcome?: { readonly failure?: unknown; readonly attributes?: Attributes }) => void;
}

/** What begins spans and sends them on. */
export interface Tracer {
  readonly begin: (
    name: string,
    attributes: Attributes,
    from: { readonly parent?: Span | undefined; readonly links?: readonly Span[]; readonly startedAt?: Date },
  ) => Span;
}

/** So much of the requests and jobs is traced, chosen at their start. */
const PART = 0.01;

let tracer: Tracer | undefined;
let draw: () => number = Math.random;
const current = new AsyncLocalStorage<Span | undefined>();

/** From now on work is traced; nothing is while there is no tracer. */
export function traceWith(next: Tracer | undefined, drawnBy: () => number = Math.random): void {
  tracer = next;
  draw = drawnBy;
}

export const isTracing = (): boolean => tracer !== undefined;

/** A span of what begins by itself, for one in a hundred. */
export const beginChosen = (name: string, attributes: Attributes): Span | undefined =>
  tracer && draw() < PART ? tracer.begin(name, attributes, {}) : undefined;

/** A span of something that is over, and that was not chosen. */
export const reportOf = (name: string, attributes: Attributes, startedAt: Date): void =>
  tracer?.begin(name, attributes, { startedAt }).end();

/** The span in which this is done. */
export const openSpan = (): Span | undefined => tracer && current.getStore();

/** Does the work within a span, which stays open. */
export const within = <T>(span: Span | undefined, work: () => T): T => (span ? current.run(span, work) : work());

async function endedBy<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const done = await current.run(span, work);
    span.end();
    return done;
  } catch (error) {
    span.end({ failure: error });
    throw error;
  }
}

/** Does the work as a part of the one that is traced, if one is. */
export function spanned<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const parent = openSpan();
  return tracer && parent ? endedBy(tracer.begin(name, attributes, { parent }), work) : work();
}

/** Does what begins by itself, traced once in a hundred times. */
export function chosen<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const span = beginChosen(name, attributes);
  return span ? endedBy(span, work) : work();
}

/** Does the work for several spans at once: it is a part of none of them and belongs to all. */
export function linked<T>(
  name: string,
  attributes: Attributes,
  links: readonly Span[],
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer) return work();
  if (links.length > 0) return endedBy(tracer.begin(name, attributes, { links }), work);
  return openSpan() ? current.run(undefined, work) : work();
}
