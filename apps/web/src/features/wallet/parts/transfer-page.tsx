import type { Coin } from '@greenhall/domain/shared/money';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { coinOf } from '../../../shared/money/coins.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferOutcome } from './transfer-outcome.tsx';
import type { Transfer } from './use-take-back.ts';

export interface TransferPageProps {
  title: string;
  /** Which of the transferable coins this screen is for. */
  takes: (coin: Coin) => boolean;
}

/** A transfer to a member: the form, then what came of it. */
export function TransferPage({ title, takes }: TransferPageProps) {
  const { t } = useTexts();
  const rules = useRead('wallet.rules', {});
  const wished = coinOf(useSearchText('coin'));
  const [made, setMade] = useState<Transfer>();
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.transfers())}>
      {made ? null : <FrozenBar act="transferOut" />}
      <ReadView query={rules}>
        {({ transferable }) => {
          if (made) return <TransferOutcome made={made} onAgain={() => setMade(undefined)} />;
          const moves = transferable.filter((move) => takes(move.coin));
          const initial = moves.find((move) => move.coin === wished) ?? moves[0];
          if (!initial) return <EmptyState icon="lock" title={t('state.empty')} />;
          return <TransferForm title={title} moves={moves} initial={initial.coin} onDone={setMade} />;
        }}
      </ReadView>
    </Page>
  );
}
