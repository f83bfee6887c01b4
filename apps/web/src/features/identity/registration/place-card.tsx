import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { Field } from '../../../shared/forms/field.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Invitation } from '../../../shared/scan/scanned-text.ts';
import type { ChosenPlace } from '../../../shared/forms/next-place.tsx';
import { ZONES, ZoneChoice } from '../../../shared/forms/zone-choice.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { READ_AGAIN_MS, useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';

const NextPlace = lazy(() => import('../../../shared/forms/next-place.tsx'));
const ScanAction = lazy(() => import('../../../shared/scan/scan-action.tsx'));

interface Asked {
  code: string;
  contact: string;
}

/** Who invites, below whom the place is, and which of its two zones is free: looked up when a field is left. */
function usePlace({ code, contact }: Asked) {
  const inviter = useRead('network.inviter', { query: { code } }, { enabled: code !== '' });
  const places = useRead(
    'network.places',
    { query: { code, contact } },
    { enabled: code !== '' && contact !== '' && inviter.data !== undefined, every: READ_AGAIN_MS },
  );
  return { inviter, places };
}

/** The zone, refused where its place is taken. */
function ZoneField({
  form,
  places,
}: {
  form: UseFormReturn<RegisterForm>;
  places: Reply<'network.places'> | undefined;
}) {
  const { t } = useTexts();
  return (
    <Controller
      control={form.control}
      name="zone"
      rules={{ validate: (zone) => places?.[zone] !== 'taken' || t('entry.zoneTaken') }}
      render={({ field, fieldState }) => (
        <ZoneChoice
          places={places}
          value={field.value}
          onChange={(zone) => {
            field.onChange(zone);
            form.clearErrors('zone');
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function askedOf({ getValues }: UseFormReturn<RegisterForm>): Asked {
  const [code, contact] = getValues(['invitationCode', 'contact']);
  return { code: code.trim(), contact: contact.trim() };
}

interface GivenPlaceProps {
  inviter: Reply<'network.inviter'>;
  places: Reply<'network.places'>;
  zone: string;
  onOpen: () => void;
}

/** What a link says and the server has confirmed, in one row until somebody wants to change it. */
function GivenPlace({ inviter, places, zone, onOpen }: GivenPlaceProps) {
  const { t } = useTexts();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="min-w-36 flex-1 wrap-anywhere">
        {t('entry.invitedAt', { name: inviter.name, contact: places.name, zone })}
      </p>
      <Button kind="text" onClick={onOpen}>
        {t('entry.change')}
      </Button>
    </Card>
  );
}

export function PlaceCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const [isOpen, setOpen] = useState(() => form.getValues('contact') === '');
  const [asked, setAsked] = useState(() => askedOf(form));
  const { inviter, places } = usePlace(asked);
  const inviterError = useErrorText(inviter.error);
  const placesError = useErrorText(places.error);
  const look = () => setAsked(askedOf(form));
  // What somebody types is looked up when the field is left; what a link or a scanned code fills in, at once.
  useEffect(() => form.watch((_, { type }) => type || setAsked(askedOf(form))).unsubscribe, [form]);
  const fill = (invitationCode: string, place: Invitation) =>
    form.reset({ ...form.getValues(), invitationCode, ...place });
  const free = places.data ? ZONES.filter((zone) => places.data[zone] === 'free') : undefined;
  const wanted = useWatch({ control: form.control, name: 'zone' });
  const take = (place: Partial<ChosenPlace>) => {
    for (const field of ['contact', 'zone'] as const)
      if (place[field]) form.setValue(field, place[field], { shouldDirty: true });
    look();
  };
  if (!isOpen && (inviter.isLoading || places.isLoading)) return <Skeleton className="h-20 w-full" />;
  if (!isOpen && inviter.data && places.data && free?.includes(wanted))
    return <GivenPlace inviter={inviter.data} places={places.data} zone={wanted} onOpen={() => setOpen(true)} />;
  // A place that is not free any more stays in sight with what became of it.
  if (!isOpen) setOpen(true);
  return (
    <Card title={t('entry.placeTitle')} className="flex flex-col gap-3">
      <p className="mb-2 text-s text-ink-2">{t('entry.placeNote')}</p>
      <Field
        {...form.register('invitationCode', {
          validate: (text) => text.trim() !== '' || t('entry.inviteMissing'),
          onBlur: look,
        })}
        label={t('entry.invite')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={40}
        hint={inviter.data ? t('entry.invitedBy', { name: inviter.data.name }) : undefined}
        error={errors.invitationCode?.message ?? inviterError}
        suffix={
          <Suspense>
            <ScanAction kind="invitation" onScanned={fill} />
          </Suspense>
        }
      />
      <Field
        {...form.register('contact', {
          validate: (text) => text.trim() !== '' || t('entry.contactMissing'),
          onBlur: look,
        })}
        label={t('entry.contact')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={64}
        hint={places.data ? t('entry.contactFound', { name: places.data.name }) : t('entry.contactNote')}
        error={
          errors.contact?.message ?? (free?.length === 0 && !places.data?.next ? t('entry.bothTaken') : placesError)
        }
      />
      <ZoneField form={form} places={places.data} />
      <Suspense>
        <NextPlace places={places.data} zone={wanted} onTake={take} />
      </Suspense>
    </Card>
  );
}
