import { Amount } from '@greenhall/ui/display/amount';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { useFigures, useInputs } from '../earnings/bonus-facts.ts';
import type { Bonus } from '../parts/kinds.ts';
import { isRight } from '../earnings/recompute.ts';

function Facts({ bonus }: { bonus: Bonus }) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const inputs = useInputs();
  const figures = useFigures();
  const [judged, setJudged] = useState<boolean>();
  return (
    <>
      <Card className="flex flex-col items-center gap-1 text-center">
        <p className="text-s text-ink-2">{`${t(`stock.bonus.${bonus.kind}`)} · ${bonus.day}`}</p>
        <Amount text={`+${money(bonus.paid)}`} className="text-num" />
      </Card>
      <Card>
        <KeyValues items={inputs(bonus)} />
      </Card>
      <Card>
        <KeyValues items={figures(bonus)} />
      </Card>
      <div aria-live="polite">
        {judged === undefined ? null : (
          <Notice tone={judged ? 'up' : 'down'}>{t(judged ? 'stock.checkRight' : 'stock.checkWrong')}</Notice>
        )}
      </div>
      <Button kind="ghost" wide onClick={() => setJudged(isRight(bonus))}>
        {t('stock.check')}
      </Button>
    </>
  );
}

/** A bonus in full: inputs, rate, caps and paid fraction, and the press that computes it again on this device. */
export default function BonusRecord() {
  const id = useSearchText('bonus') ?? '';
  const bonus = useRead('stock.bonus', { params: { id } });
  return (
    <Page>
      <ReadView query={bonus}>{(data) => <Facts bonus={data} />}</ReadView>
    </Page>
  );
}
