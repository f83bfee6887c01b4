import type { Db } from '../platform/database/database.ts';
import { openReadOnly } from '../platform/database/open.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { runProgram } from '../platform/start-error.ts';
import { type StoredApproval, usedApprovals } from '../slices/admin/passkey/store-approval.ts';
import { verifyApproval } from '../slices/admin/passkey/verify-approval.ts';

const AT_ONCE = 500;

async function* approvalsOf(db: Db): AsyncGenerator<StoredApproval> {
  let after = '';
  for (;;) {
    const page = await usedApprovals(db, after, AT_ONCE);
    yield* page;
    after = page.at(-1)?.id ?? after;
    if (page.length < AT_ONCE) return;
  }
}

/**
 * `npm run verify -- approvals`: writes each act that a passkey has signed, with what its operator was shown, and whether the kept
 * signature proves it. Ends with 1 where one does not.
 */
async function main(): Promise<void> {
  const database = await openReadOnly(settingsForStart(process.env), openLog('warn'));
  let [count, broken] = [0, 0];
  for await (const kept of approvalsOf(database.db)) {
    const text = await verifyApproval(kept);
    count += 1;
    if (!text) broken += 1;
    const said = text ? JSON.stringify({ ...text, at: kept.usedAt.toISOString() }) : 'is not what was signed';
    process.stdout.write(`${text ? 'holds' : 'BROKEN'} ${kept.id} ${said}\n`);
  }
  await database.close();
  process.stdout.write(`${count - broken} of ${count} approvals hold\n`);
  process.exitCode = broken > 0 ? 1 : 0;
}

runProgram(main, 2);
