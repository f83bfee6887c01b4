import { readFileSync } from 'node:fs';
import { runScenario } from '@greenhall/test-kit/scenario/run-scenario';
import { BOTH_ENGINES } from '@greenhall/test-kit/database';
import { type StockWorld, openStockWorld } from '@greenhall/test-kit/stock-world';
import { expect, it } from 'vitest';
import { readScenario } from '../../../../scripts/scenario/scenario.ts';

const SCENARIO = new URL('../../../../packages/domain/test/vectors/02-small-network.json', import.meta.url);
const scenario = readScenario(JSON.parse(readFileSync(SCENARIO, 'utf8')));

async function walk(world: StockWorld, part: (title: string) => void): Promise<void> {
  for (const [index, { events, isMonthEnd }] of scenario.days.entries()) {
    part(`Day ${index + 1}`);
    for (const event of events) await world.act(event);
    await world.endDay(isMonthEnd);
  }
  part('What the members and the desk see of it');
  for (const { member } of scenario.places)
    for (const route of ['holding', 'allocations', 'payments', 'sales'] as const)
      await world.call(`stock.${route}`, member);
  const { value } = await world.call('stock.deskSettlements', 'ops');
  const [last] = value.items;
  if (last) await world.call('stock.replaySettlement', 'ops', { params: { day: last.day } });
}

it.each(BOTH_ENGINES)('a settlement leaves the recorded answers and rows on the %s database', async (engine) => {
  const open = () => openStockWorld(engine, scenario.plan, scenario.places);
  await expect(await runScenario(engine, open, walk)).toMatchFileSnapshot('records/settlement.txt');
});
