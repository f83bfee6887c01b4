import type { Reply } from '@greenhall/client/route-input';
import { FieldHead } from '@greenhall/ui/form/field-head';
import { Segmented } from '@greenhall/ui/form/segmented';
import { useId } from 'react';
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
  const id = useId();
  const state = (zone: Zone) => {
    const place = places?.[zone];
    return place ? t(place === 'free' ? 'entry.free' : 'entry.taken', { zone }) : t('entry.zoneName', { zone });
  };
  return (
    <div>
      <FieldHead noteId={id} error={error}>
        <p>{t('entry.zone')}</p>
      </FieldHead>
      <Segmented
        label={t('entry.zone')}
        options={ZONES.map((zone) => ({ value: zone, label: state(zone) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
