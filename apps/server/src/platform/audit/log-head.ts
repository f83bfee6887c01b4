import type { Ports } from '../ports.ts';
import { auditHead } from './audit.ts';

/**
 * Writes the end of the audit log into the program's log, when it has moved. Whoever keeps that log elsewhere can see later
 * whether entries were taken off the end, or all were made anew.
 */
export function headLogger({ db, log }: Pick<Ports, 'db' | 'log'>): () => Promise<void> {
  let last = 0n;
  return async () => {
    const { sequence, hash } = await auditHead(db);
    if (sequence === last) return;
    last = sequence;
    log.info(
      { auditHead: { sequence: String(sequence), hash: Buffer.from(hash).toString('hex') } },
      'the audit log has grown',
    );
  };
}
