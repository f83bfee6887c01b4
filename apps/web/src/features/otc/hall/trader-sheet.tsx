import type { RequestInput, Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { HallListing } from '../parts/kinds.ts';
import { useRecord } from './use-record.ts';

type Trader = Reply<'otc.trader'>;
type Mark = RequestInput<'otc.markTrader'>['body']['mark'];

/** Prefers a trader, keeps it away, or takes that back. */
function Marks({ trader }: { trader: Trader }) {
  const { t } = useTexts();
  const write = useWrite('otc.markTrader', trader.id);
  const failure = useErrorText(write.error);
  const mark = (next: Mark) => write.mutate({ params: { trader: trader.id }, body: { mark: next } });
  const [isFavourite, isBlocked] = [trader.mark === 'favourite', trader.mark === 'blocked'];
  return (
    <>
      <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
      <Button wide kind="ghost" busy={write.isPending} onClick={() => mark(isFavourite ? 'none' : 'favourite')}>
        {t(isFavourite ? 'otc.unfavourite' : 'otc.favourite')}
      </Button>
      <Button wide kind="danger" busy={write.isPending} onClick={() => mark(isBlocked ? 'none' : 'blocked')}>
        {t(isBlocked ? 'otc.unblock' : 'otc.block')}
      </Button>
      <p className="text-s text-ink-2">{t('otc.blockNote')}</p>
    </>
  );
}

function Figures({ trader }: { trader: Trader }) {
  const { t, day, number } = useTexts();
  const record = useRecord();
  return (
    <KeyValues
      items={[
        { label: t('otc.recent'), value: record(trader.recent) },
        { label: t('otc.inAll'), value: record(trader) },
        { label: t('otc.firstSeen'), value: trader.firstSeen ? day(trader.firstSeen) : '—' },
        { label: t('otc.mutual'), value: number(trader.mutualTrades) },
      ]}
    />
  );
}

interface TraderSheetProps {
  trader: HallListing['trader'];
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** What a member may know of a trader before they trade. */
export default function TraderSheet({ trader: { id, name }, show, onUpdateShow }: TraderSheetProps) {
  const { t } = useTexts();
  const query = useRead('otc.trader', { params: { trader: id } }, { enabled: show });
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('otc.trader', { name })}>
      <div className="flex flex-col gap-3 pt-1 pb-4">
        <ReadView query={query}>
          {(trader) => (
            <>
              <Figures trader={trader} />
              {trader.isMe ? null : <Marks trader={trader} />}
            </>
          )}
        </ReadView>
      </div>
    </LazySheet>
  );
}
