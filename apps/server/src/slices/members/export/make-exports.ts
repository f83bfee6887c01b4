import { EXPORT_TTL } from '@greenhall/domain/members/export';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '../../../platform/database/transact.ts';
import { PERSONAL_PAGE, type PersonalRow, type PersonalTable } from '../../../platform/facts/personal-data.ts';
import type { Ports } from '../../../platform/ports.ts';
import { archiveOf, type Table } from './archive.ts';
import { askedExports, type ExportRow, expireExports, storeExport } from './store.ts';

const AT_ONCE = 5;

async function* pagesOf(
  { db }: Ports,
  table: PersonalTable,
  memberNo: MemberNo,
  at: Date,
): AsyncGenerator<readonly PersonalRow[]> {
  let after = -1n;
  for (;;) {
    const page = await table.page(db, memberNo, after, at);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PERSONAL_PAGE) return;
    after = last.id;
  }
}

async function makeExport(ports: Ports, { id, memberNo }: ExportRow): Promise<void> {
  const tables: Table[] = [];
  const at = ports.clock.now();
  for (const table of ports.personalData) {
    const first = await table.page(ports.db, memberNo, -1n, at);
    tables.push({ name: table.name, isEmpty: first.length === 0, pages: () => pagesOf(ports, table, memberNo, at) });
  }
  const content = await archiveOf(tables, at);
  const until = new Date(at.getTime() + EXPORT_TTL);
  await transact(ports.db, async (tx) => {
    if (await storeExport(tx, id, content, { at, until }))
      await ports.notify(tx, memberNo, 'exportReady', { until: until.toISOString() });
    return accept(true);
  });
}

/**
 * Makes the copies that were asked for, and removes those that nobody has fetched in time. One that cannot be made does not
 * hold up those behind it; it is tried again at the next run, and the job fails, so that operators hear of it.
 */
export async function makeExports(ports: Ports): Promise<void> {
  await expireExports(ports.db, ports.clock.now());
  const failures: unknown[] = [];
  let page = await askedExports(ports.db, 0n, AT_ONCE);
  while (page.length > 0) {
    for (const asked of page) {
      try {
        await makeExport(ports, asked);
      } catch (error) {
        failures.push(error);
      }
    }
    page = await askedExports(ports.db, page.at(-1)?.id ?? 0n, AT_ONCE);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} copies of own data failed`);
}
