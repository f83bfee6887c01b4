import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Outages } from '../outages.ts';
import { checkClock } from './clock-skew.ts';
import { ThisProcess } from './this-process.ts';

describe.each(ENGINES)('two processes: the clock of a machine, beside the %s database', (engine) => {
  let ports: TestPorts;
  beforeAll(async () => {
    ports = await testPorts(engine);
  });
  afterAll(() => ports.close());

  const obstacle = (offMs: number) =>
    new ThisProcess({ ...ports, now: () => Date.now() + offMs }, new Outages(pino({ level: 'silent' }))).obstacle();

  it('may differ by two seconds, or its process is not ready', async () => {
    expect([await obstacle(0), await obstacle(1_500), await obstacle(-1_500)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await obstacle(2_500), await obstacle(-2_500)]).toEqual(['clock', 'clock']);
  });

  it('may differ by half a minute, or its process does not start', async () => {
    await checkClock(ports.db, () => Date.now() + 29_000);
    await checkClock(ports.db, () => Date.now() - 29_000);
    for (const off of [31_000, -31_000])
      await expect(checkClock(ports.db, () => Date.now() + off)).rejects.toThrow(
        /clock of this machine is 31 s from that of the database/,
      );
  });
});
