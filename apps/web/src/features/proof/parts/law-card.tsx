import type { Reply } from '@greenhall/client/route-input';
import { readHead } from '@greenhall/contract/proof/file';
import { coverageOf } from '@greenhall/domain/proof/coverage';
import { claimsIn, judgeSolvency } from '@greenhall/domain/proof/snapshot';
import { type Amount, formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Fold } from '@greenhall/ui/page/fold';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { unitOf } from '../../../shared/money/coins.ts';
import { useTexts } from '../../../shared/text/texts.ts';

export type Snapshot = Reply<'proof.latest'>;
type Figures = Snapshot['head']['coins'][number];

const read = (text: string): bigint => parseAmount(text) ?? ZERO;
const total = (values: readonly bigint[]): string => formatAmount(values.reduce((sum, value) => sum + value, 0n));
const claimsOf = (figures: Figures): bigint[] => claimsIn(figures).map((claim) => read(figures.claims[claim] ?? '0'));

/** The width of a part of the bar, in percent of what is larger: what is held, or what is owed. */
function widthOf(part: Amount, whole: bigint): string {
  return `${whole === 0n ? 0 : Number((part * 10_000n) / whole) / 100}%`;
}

/** What is held beside everything that is owed, in one bar, and whether the figures fit: judged on this device. */
export function CoverageCard({ snapshot }: { snapshot: Snapshot }) {
  const { t, exact: write, percent, zoned } = useTexts();
  const head = readHead(snapshot.head);
  const faults = judgeSolvency(head);
  const { held, owedUnits, owedUsdt, coveredBp } = coverageOf(head);
  const owed = owedUnits + owedUsdt;
  const whole = held > owed ? held : owed;
  const exact = (value: bigint) => write(formatAmount(value));
  const isCovered = held >= owed && faults.length === 0;
  const params = { held: exact(held), units: exact(owedUnits), usdt: exact(owedUsdt), share: percent(coveredBp) };
  return (
    <Card
      title={
        <Chip tone={isCovered ? 'up' : 'down'} icon={isCovered ? 'shield' : 'warn'}>
          {t(isCovered ? 'proof.fully' : 'proof.short')}
        </Chip>
      }
    >
      <p className="mt-2 text-s text-ink-2">
        {t('proof.taken', { number: snapshot.head.number, time: zoned(snapshot.head.takenAt) })}
      </p>
      <div aria-hidden className="mt-3 flex flex-col gap-1.5">
        <div className="h-3 overflow-hidden rounded-full bg-down-soft">
          <div style={{ width: widthOf(held, whole) }} className="h-full bg-brand-strong" />
        </div>
        <div className="flex h-3 overflow-hidden rounded-full bg-surface-2">
          <div style={{ width: widthOf(owedUnits, whole) }} className="h-full bg-owed" />
          <div style={{ width: widthOf(owedUsdt, whole) }} className="h-full bg-gold" />
        </div>
      </div>
      <p className="num mt-3 font-semibold">
        {t(held === owed ? 'proof.equation' : held > owed ? 'proof.equationOver' : 'proof.equationShort', params)}
      </p>
      <div className="mt-3">
        <KeyValues
          items={[
            { label: t('proof.custody'), value: `${exact(held)}\u00a0USDT` },
            { label: t('proof.units'), value: exact(owedUnits) },
            { label: t('proof.owedUsdt'), value: `${exact(owedUsdt)}\u00a0USDT` },
          ]}
        />
      </div>
      <div className="mt-3 flex flex-col gap-2">
        {faults.map((fault) => (
          <Notice key={fault} tone="down">
            {t(`proof.fault.${fault}`)}
          </Notice>
        ))}
        {faults.length === 0 ? <Notice tone="up">{t('proof.law')}</Notice> : null}
      </div>
    </Card>
  );
}

/** Where what is held lies. */
export function CustodyFold({ snapshot }: { snapshot: Snapshot }) {
  const { t, money } = useTexts();
  const usdt = snapshot.head.coins.find(({ coin }) => coin === 'usdt');
  return (
    <Fold title={t('proof.custody')}>
      <KeyValues
        items={[
          { label: t('proof.custodyChain'), value: `${money(usdt?.custodyChain ?? '0')}\u00a0USDT` },
          { label: t('proof.custodyReceipts'), value: `${money(usdt?.custodyReceipts ?? '0')}\u00a0USDT` },
          { label: t('proof.backing'), value: `${money(usdt?.backing ?? '0')}\u00a0USDT` },
        ]}
      />
      <p className="mt-2 text-s text-ink-2">{t('proof.unitsNote')}</p>
    </Fold>
  );
}

/** The claims on one coin, class by class. */
export function ClaimsFold({ figures }: { figures: Figures }) {
  const { t, money } = useTexts();
  const items = claimsIn(figures).map((claim) => ({
    label: t(`proof.claim.${claim}`),
    value: money(figures.claims[claim] ?? '0'),
  }));
  const sum = money(total(claimsOf(figures)));
  return (
    <Fold title={`${t(`coin.${figures.coin}`)} · ${unitOf(figures.coin)}`} aside={sum}>
      <KeyValues items={[...items, { label: t('proof.sum'), value: <b>{sum}</b> }]} />
    </Fold>
  );
}
