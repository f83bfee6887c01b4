import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { Button } from '@greenhall/ui/page/button';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Notice } from '@greenhall/ui/page/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { saveWhenReady } from '../../../shared/page/save-file.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { DayRange, utcToday } from '../../../shared/forms/day-range.tsx';

type Format = 'csv' | 'pdf';

interface StatementSheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  coin: Coin;
}

/** A statement of one coin over UTC days, as a table or as a document. */
export function StatementSheet({ show, onUpdateShow, coin: first }: StatementSheetProps) {
  const { t, language } = useTexts();
  const [coin, setCoin] = useState(first);
  const [days, setDays] = useState({ from: `${utcToday().slice(0, 8)}01`, to: utcToday() });
  const disordered = days.from > days.to;
  const download = useMutation({
    mutationFn: (format: Format) => {
      const file = api('wallet.statement', { query: { coin, ...days, format, language }, download: true });
      return saveWhenReady(file, `${coin}-${days.from}-${days.to}.${format}`);
    },
  });
  const failure = useErrorText(download.error);
  const disabled = disordered || days.from === '' || days.to === '';
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('wallet.statement')}>
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <p className="text-s text-ink-2">{t('wallet.statementNote')}</p>
        <ChipChoice
          titled
          label={t('wallet.coin')}
          options={COINS.map((value) => ({ value, label: unitOf(value) }))}
          value={coin}
          onChange={setCoin}
        />
        <DayRange
          {...days}
          onChange={(next) => setDays({ ...days, ...next })}
          error={disordered ? t('pay.dayOrder') : undefined}
        />
        {failure ? <Notice tone="down">{failure}</Notice> : null}
        <div className="grid grid-cols-2 gap-3">
          {(['csv', 'pdf'] as const).map((format) => (
            <Button
              key={format}
              kind={format === 'pdf' ? 'filled' : 'ghost'}
              disabled={disabled}
              busy={download.isPending && download.variables === format}
              onClick={() => download.mutate(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </LazySheet>
  );
}
