import { available } from '@greenhall/domain/ledger/account';
import type { BareLedger } from '@greenhall/test-kit/ledger/bare-ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** So many random courses of transfers, each compared with a plain model. */
export function compareWithModel({ move, fund, balance, report }: BareLedger, runs: number): void {
  it('agrees with a plain model on random transfers, and every invariant holds', async () => {
    const owners = [20n, 21n, 22n, 23n];
    const transfer = fc.record({
      from: fc.constantFrom(...owners),
      to: fc.constantFrom(...owners),
      micro: fc.bigInt({ min: 1n, max: 900n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 12 }), async (transfers) => {
        const model = new Map<bigint, bigint>();
        for (const owner of owners) model.set(owner, await balance(owner));
        for (const { from, to, micro } of transfers.filter((one) => one.from !== one.to)) {
          const enough = (model.get(from) ?? 0n) >= micro;
          const result = await move(available(from, 'usdt'), available(to, 'usdt'), micro);
          expect(result.ok).toBe(enough);
          if (!enough) continue;
          model.set(from, (model.get(from) ?? 0n) - micro);
          model.set(to, (model.get(to) ?? 0n) + micro);
        }
        for (const owner of owners) expect(await balance(owner)).toBe(model.get(owner));
        await fund(owners[0] ?? 0n, 500n);
      }),
      { numRuns: runs },
    );
    expect(await report()).toMatchObject({ clean: true });
  });
}
