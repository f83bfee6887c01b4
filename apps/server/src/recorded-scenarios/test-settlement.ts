import { readFileSync } from 'node:fs';
import type { Engine } from '@greenhall/test-kit/database';
import { type StockWorld, openStockWorld } from '@greenhall/test-kit/stock-world';
import { readScenario } from '../../../../scripts/scenario/scenario.ts';

const SCENARIO = new URL('../../../../packages/domain/test/vectors/02-small-network.json', import.meta.url);
const scenario = readScenario(JSON.parse(readFileSync(SCENARIO, 'utf8')));

export async function perform(world: StockWorld, part: (title: string) => void): Promise<void> {
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

export const open = (engine: Engine): Promise<StockWorld> => openStockWorld(engine, scenario.plan, scenario.places);
