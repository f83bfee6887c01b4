import { AsyncLocalStorage } from 'node:async_hooks';
import type { LooseRequestInput } from '@greenhall/client/route-input';
import { type Random, systemRandom } from '@greenhall/server/platform/random';

/** A call of a client, as it was sent and answered. */
export interface RecordedCall {
  /** Who called: a `TestClient`. */
  readonly client: unknown;
  readonly route: string;
  readonly ask: LooseRequestInput;
  readonly status: number;
  readonly body: string;
}

/** What a recorded course gives to the worlds that are opened in it, and what it hears of their clients. */
interface Course {
  readonly random: Random;
  heard(call: RecordedCall): void | Promise<void>;
}

/** Worlds open one another and make clients deep below a test, so the course reaches them beside their arguments. */
const running = new AsyncLocalStorage<Course>();

/** Runs work within a course. */
export const withinScenario = <T>(course: Course, work: () => Promise<T>): Promise<T> => running.run(course, work);

/** Randomness of a test: the machine's, but for a recorded course. */
export const randomOfTest = (): Random => running.getStore()?.random ?? systemRandom;

/** The key of a call that its caller gives none: a fresh one, but in a recorded course. */
export const keyOfCall = (): string | undefined => running.getStore()?.random.token(16);

/** Tells the course that is being recorded, if there is one, about a call. */
export const recordCall = async (call: RecordedCall): Promise<void> => running.getStore()?.heard(call);
