import type { Coin } from '@greenhall/domain/shared/money';
import { EmptyState } from '@greenhall/ui/empty-state';
import { useState } from 'react';
import { links } from '../../../app/links.ts';
import { go } from '../../../app/history.ts';
import { Page } from '../../../app/page.tsx';
import { ReadView } from '../../../app/read-view.tsx';
import { useRead } from '../../../app/request/use-read.ts';
import { useTexts } from '../../../app/texts.ts';
import { useSearchText } from '../../../app/use-search-text.ts';
import { coinOf } from '../../../app/coins.tsx';
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
    <Page right={{ label: t('wallet.records') }} onRight={() => go(links.transfers())}>
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
