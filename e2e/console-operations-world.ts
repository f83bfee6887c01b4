import type { SettledOperator } from '@greenhall/test-kit/operators';
import { type TestWebhook, openWebhook } from '@greenhall/test-kit/desk/webhook';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { type Colleague, type Desk, colleagueOf, openDesk } from './presses/desk.ts';

export let server: ServerHere;
export let desk: Desk;
export let grace: Colleague;
export let hook: TestWebhook;

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleOperationsWorld(): void {
  beforeAll(async () => {
    hook = await openWebhook();
    server = await openServerHere({ ALARMS_TO_LOOPBACK: 'on' });
    const [one, two] = (await server.appoint('adaoperations', 'graceoperations')) as [SettledOperator, SettledOperator];
    desk = await openDesk(server, one);
    grace = colleagueOf(server, two);
  });
  beforeEach(() => expect(desk.seat.faults()).toEqual([]));
  afterAll(async () => {
    await server.close();
    await hook.close();
  });
}
