import type { Reply } from '@greenhall/client/route-input';
import { TRADE_TONES } from '@greenhall/domain/otc/trade/trade';
import { CHECK_TONES } from '@greenhall/domain/chain/judge';
import { Alert, Button, Descriptions, Flex, Image, List, Typography } from 'antd';
import { Fragment } from 'react';
import { CaseTimeline } from '../../kit/case/timeline.tsx';
import { Copied } from '../../kit/case/copied.tsx';
import { placeOfCase } from '../../kit/location.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

export type DeskTrade = Reply<'otc.deskTrade'>;

function Figures({ trade }: { readonly trade: DeskTrade }) {
  const { t, figure, dateTime } = useTexts();
  const party = ({ name, member }: DeskTrade['buyer']) => `${name} (${member})`;
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={[
        {
          key: 'state',
          label: t('otc.state'),
          children: <ToneTag tone={TRADE_TONES[trade.state]}>{t(`otc.state.${trade.state}`)}</ToneTag>,
        },
        { key: 'due', label: t('console.dueAt'), children: dateTime(trade.dueAt) },
        { key: 'buyer', label: t('otc.buyer'), children: party(trade.buyer) },
        { key: 'seller', label: t('otc.seller'), children: party(trade.seller) },
        {
          key: 'quantity',
          label: t('otc.quantity'),
          children: `${figure(trade.quantity)} ${trade.coin.toUpperCase()}`,
        },
        { key: 'total', label: t('console.total'), children: `${figure(trade.total)} USDT · ${trade.network}` },
        { key: 'to', label: t('otc.sellerWallet'), children: <Copied text={trade.sellerWallet.address} isCode /> },
        { key: 'from', label: t('otc.buyerWallet'), children: <Copied text={trade.buyerWallet.address} isCode /> },
        { key: 'txid', label: t('otc.txid'), children: trade.txid ? <Copied text={trade.txid} isCode /> : '—' },
        {
          key: 'voucher',
          label: t('otc.voucher'),
          children: trade.voucher ? <Image width={72} alt={t('otc.voucher')} src={`/Upload/${trade.voucher}`} /> : '—',
        },
      ]}
    />
  );
}

type Check = NonNullable<DeskTrade['proof']>['checks'][number];

/** What the chain says, check by check. */
function Checks({ proof }: { readonly proof: DeskTrade['proof'] }) {
  const { t } = useTexts();
  if (!proof) return <Alert type="info" title={t('otc.noProof')} />;
  const whyOf = ({ why, params: { expected, found } = {} }: Check) =>
    [why && t(`otc.why.${why}`), expected && found && t('otc.expected', { expected, found })].filter(Boolean).join(' ');
  return (
    <List
      size="small"
      bordered
      header={<strong>{`${t('otc.proof')}: ${t(`otc.proof.${proof.outcome}`)}`}</strong>}
      dataSource={proof.checks}
      renderItem={(check) => (
        <List.Item>
          <span>
            {t(`otc.check.${check.name}`)}
            {check.why ? <Typography.Text type="secondary">{` · ${whyOf(check)}`}</Typography.Text> : null}
          </span>
          <ToneTag tone={CHECK_TONES[check.state]}>
            {check.state === 'notRequired' ? '—' : t(`otc.checkState.${check.state}`)}
          </ToneTag>
        </List.Item>
      )}
    />
  );
}

/** What both sides said to each other. */
function Talk({ trade }: { readonly trade: DeskTrade }) {
  const { t, dateTime } = useTexts();
  return (
    <List
      size="small"
      bordered
      header={<strong>{t('otc.chat')}</strong>}
      dataSource={trade.messages}
      renderItem={(message) => (
        <List.Item>
          <List.Item.Meta
            title={`${t(`otc.role.${message.by}`)} · ${dateTime(message.at)}`}
            description={message.text}
          />
          {message.image ? <Image width={56} alt={t('otc.picture')} src={`/Upload/${message.image}`} /> : null}
        </List.Item>
      )}
    />
  );
}

/** What has happened to a trade, which everybody may read who reads the list of trades. */
export function TradeLine({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const stepWord = (name: string) => t.find(`otc.event.${name}`) ?? t.find(`console.step.${name}`);
  return (
    <IfMay route="otc.deskTrades">
      <CaseTimeline kind="trade" id={id} stepWord={stepWord} />
    </IfMay>
  );
}

/** Which other orders used the same txid or a picture like one of this order's, each leading to itself. */
function Reused({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTexts();
  return (
    <>
      {t('console.reused', { numbers: '' })}
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 ? ', ' : null}
          <a href={`#${placeOfCase('trade', { number })}`}>{number}</a>
        </Fragment>
      ))}
    </>
  );
}

/** One trade in full for an operator: facts, chain, history, words, and what was used elsewhere. */
export function TradeFacts({ id, reason }: { readonly id: string; readonly reason: string }) {
  const { t } = useTexts();
  const trade = useRead('otc.deskTrade', { params: { id }, query: { reason } }, { isReadOnce: true });
  if (!trade.data) return <ReadState of={trade} />;
  const { data } = trade;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={trade} />
      {data.reused.length > 0 ? <Alert type="error" title={<Reused numbers={data.reused} />} /> : null}
      <Figures trade={data} />
      <Checks proof={data.proof} />
      <TradeLine id={id} />
      <Talk trade={data} />
      <Button href={`/api/admin/otc/trades/${encodeURIComponent(id)}/evidence`} download={`${data.number}.json`}>
        {t('otc.evidence')}
      </Button>
    </Flex>
  );
}
