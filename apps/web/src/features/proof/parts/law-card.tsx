import type { Reply } from '@greenhall/client/ask';
import { readHead } from '@greenhall/contract/proof/file';
import { CLAIMS, judgeSolvency } from '@greenhall/domain/proof/snapshot';
import { formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Hero } from '@greenhall/ui/page/hero';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { unitOf } from '../../../shared/money/coins.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

export type Snapshot = Reply<'proof.latest'>;
type Figures = Snapshot['head']['coins'][number];

const UNITS = ['mey', 'bdb', 'ftb'];
const read = (text: string): bigint => parseAmount(text) ?? ZERO;
const total = (values: readonly bigint[]): string => formatAmount(values.reduce((sum, value) => sum + value, 0n));
const claimsOf = ({ claims }: Figures): bigint[] => CLAIMS.map((claim) => read(claims[claim]));

/** Custody, backing and what is owed, and whether the published figures keep the law: judged on this device. */
export function LawCards({ snapshot }: { snapshot: Snapshot }) {
  const { t, money, dateTime } = useTexts();
  const { head } = snapshot;
  const faults = judgeSolvency(readHead(head));
  const usdt = head.coins.find(({ coin }) => coin === 'usdt');
  const units = total(head.coins.filter(({ coin }) => UNITS.includes(coin)).flatMap(claimsOf));
  const custody = usdt ? total([read(usdt.custodyChain), read(usdt.custodyReceipts)]) : '0.000000';
  return (
    <>
      <Hero
        label={t('proof.taken', { number: head.number, time: dateTime(head.takenAt) })}
        badge={
          <Chip tone="light" icon={faults.length === 0 ? 'shield' : 'warn'}>
            {t(faults.length === 0 ? 'proof.fully' : 'proof.short')}
          </Chip>
        }
        value={money(custody)}
        unit="USDT"
        facts={[
          { label: t('proof.custody'), value: money(custody) },
          { label: t('proof.backing'), value: money(usdt?.backing ?? '0') },
          { label: t('proof.owed'), value: money(units) },
        ]}
      />
      {faults.map((fault) => (
        <Notice key={fault} tone="down">
          {t(`proof.fault.${fault}`)}
        </Notice>
      ))}
      {faults.length === 0 ? <Notice tone="up">{t('proof.law')}</Notice> : null}
      <Card title={t('proof.custody')}>
        <div className="mt-3">
          <KeyValues
            items={[
              { label: t('proof.custodyChain'), value: `${money(usdt?.custodyChain ?? '0')} USDT` },
              { label: t('proof.custodyReceipts'), value: `${money(usdt?.custodyReceipts ?? '0')} USDT` },
              { label: t('proof.backing'), value: `${money(usdt?.backing ?? '0')} USDT` },
              { label: t('proof.units'), value: money(units) },
            ]}
          />
        </div>
        <p className="mt-2 text-s text-ink-2">{t('proof.unitsNote')}</p>
      </Card>
    </>
  );
}

/** The claims on one coin, class by class. */
export function ClaimsCard({ figures }: { figures: Figures }) {
  const { t, money } = useTexts();
  const items = CLAIMS.map((claim) => ({ label: t(`proof.claim.${claim}`), value: money(figures.claims[claim]) }));
  const sum = { label: t('proof.sum'), value: <b>{money(total(claimsOf(figures)))}</b> };
  return (
    <Card title={`${t(`coin.${figures.coin}`)} · ${unitOf(figures.coin)}`}>
      <div className="mt-3">
        <KeyValues items={[...items, sum]} />
      </div>
    </Card>
  );
}
