import type { Coin } from '@greenhall/domain/shared/money';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { coinOf } from '../../../shared/money/coins.ts';
import { typedForm } from '../../../shared/money/amounts.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { type Given, TransferForm } from './transfer-form.tsx';
import { TransferOutcome } from './transfer-outcome.tsx';
import type { Payee } from './payee.ts';
import type { Transfer } from './use-take-back.ts';

export interface TransferPageProps {
  title: string;
  /** Which of the transferable coins this screen is for. */
  takes: (coin: Coin) => boolean;
}

/** What the form begins with: nothing, or the payee, amount and remark of an own transfer. */
function useGiven(): { readonly given: Given | undefined; readonly query: UseQueryResult<Payee> | undefined } {
  const { language } = useTexts();
  const again = useSearchText('again');
  const [amount, remark] = [useSearchText('amount'), useSearchText('remark')];
  const isAgain = again !== undefined && isDirectSession();
  const query = useRead('wallet.payee', { query: { again: again ?? '' } }, { enabled: isAgain, isReadOnce: true });
  if (!isAgain) return { given: undefined, query: undefined };
  const { data } = query;
  const typed = amount === undefined ? '' : typedForm(amount, language);
  return { given: data && { again, payee: data, amount: typed, remark: remark ?? '' }, query };
}

/** A transfer to a member: the form, then what came of it. */
export function TransferPage({ title, takes }: TransferPageProps) {
  const { t } = useTexts();
  const rules = useRead('wallet.rules', {});
  const wished = coinOf(useSearchText('coin'));
  const [made, setMade] = useState<Transfer>();
  const { given, query } = useGiven();
  return (
    <Page right={{ label: t('wallet.records') }} onRight={() => openScreen(links.transfers())}>
      <ReadView query={rules}>
        {({ transferable }) => {
          if (made) return <TransferOutcome made={made} onAgain={() => setMade(undefined)} />;
          const moves = transferable.filter((move) => takes(move.coin));
          const initial = moves.find((move) => move.coin === wished) ?? moves[0];
          if (!initial) return <EmptyState icon="lock" title={t('state.empty')} />;
          const form = (
            <TransferForm title={title} moves={moves} initial={initial.coin} given={given} onDone={setMade} />
          );
          return (
            <FrozenBar act="transferOut">{query ? <ReadView query={query}>{() => form}</ReadView> : form}</FrozenBar>
          );
        }}
      </ReadView>
    </Page>
  );
}
