import type { Reply } from '@greenhall/client/ask';
import { Segmented } from '@greenhall/ui/form/segmented';
import { useTexts } from '../text/texts.ts';

export const ZONES = ['A', 'B'] as const;
export type Zone = (typeof ZONES)[number];

interface ZoneChoiceProps {
  /** Which of the two places is free, once it is known. */
  places: Reply<'network.places'> | undefined;
  value: Zone;
  onChange: (zone: Zone) => void;
  error: string | undefined;
}

/** The two places below the contact person. */
export function ZoneChoice({ places, value, onChange, error }: ZoneChoiceProps) {
  const { t } = useTexts();
  const state = (zone: Zone) => {
    const place = places?.[zone];
    return place ? t(place === 'free' ? 'entry.free' : 'entry.taken', { zone }) : t('entry.zoneName', { zone });
  };
  return (
    <div>
      <p className="mb-1.5 text-s font-medium text-ink-2">{t('entry.zone')}</p>
      <Segmented
        label={t('entry.zone')}
        options={ZONES.map((zone) => ({ value: zone, label: state(zone) }))}
        value={value}
        onChange={onChange}
      />
      <p aria-live="polite" className="min-h-5 pt-0.5 text-s text-down">
        {error}
      </p>
    </div>
  );
}
