import { Field } from '@greenhall/ui/form/field';
import { useTexts } from '../text/texts.ts';

/** The present UTC day as `YYYY-MM-DD`. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10);

interface DayRangeProps {
  from: string;
  to: string;
  onChange: (days: { from?: string; to?: string }) => void;
  error?: string | undefined;
}

/** A range of two UTC days, as the ledger counts them. */
export function DayRange({ from, to, onChange, error }: DayRangeProps) {
  const { t } = useTexts();
  const today = utcToday();
  return (
    <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
      <Field
        type="date"
        label={t('pay.fromDay')}
        max={today}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
        error={error}
      />
      <Field
        type="date"
        label={t('pay.toDay')}
        max={today}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  );
}
