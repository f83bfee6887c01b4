import type { Reply } from '@greenhall/client/route-input';
import { isRefusedBy } from '@greenhall/client/refused';
import { tagOf } from '@greenhall/locales/languages';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { Select } from '@greenhall/ui/form/select';
import { lazy, Suspense, useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AvatarField } from '../parts/avatar-field.tsx';
import { chooseLanguage, LANGUAGE_CHOICES } from '../parts/choose-language.ts';
import { countriesIn } from '../../../shared/forms/countries.ts';

const CurrencyChoice = lazy(() => import('../parts/currency-choice.tsx'));
const OwnData = lazy(() => import('../parts/own-data.tsx'));

type Me = Reply<'members.me'>;

interface Form {
  nickname: string;
  country: string;
}

function ProfileForm({ me }: { me: Me }) {
  const { t, language } = useTexts();
  const countries = useMemo(() => countriesIn(tagOf(language)), [language]);
  const form = useForm<Form>({ defaultValues: { nickname: me.nickname ?? '', country: me.country ?? '' } });
  const forget = useFormDraft(form, 'members.profile');
  const write = useWrite('members.updateProfile');
  const failure = useErrorText(write.error);
  const submit = form.handleSubmit(({ nickname, country }) =>
    write.mutate(
      { body: { nickname: nickname.trim() || null, country: country || null } },
      {
        onSuccess: () => {
          forget();
          toast(t('members.saved'), 'success');
        },
        // The table of letters that look alike is the server's: it is larger than this screen.
        onError: (error) => {
          if (isRefusedBy(error, 'badRequest')) form.setError('nickname', { message: t('members.nicknameReserved') });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Card className="flex flex-col gap-3">
        <Field
          {...form.register('nickname')}
          error={form.formState.errors.nickname?.message}
          label={t('members.nickname')}
          hint={t('members.nicknameNote')}
          autoComplete="nickname"
          longest={24}
        />
        <Controller
          control={form.control}
          name="country"
          render={({ field }) => (
            <Select
              label={t('members.country')}
              placeholder={t('common.choose')}
              closeLabel={t('common.close')}
              searchLabel={t('common.search')}
              choices={countries}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {failure && !form.formState.errors.nickname ? <Notice tone="down">{failure}</Notice> : null}
        <Button type="submit" wide busy={write.isPending}>
          {t('common.save')}
        </Button>
      </Card>
      <Card>
        <Select
          label={t('common.language')}
          placeholder={t('common.choose')}
          closeLabel={t('common.close')}
          choices={LANGUAGE_CHOICES}
          value={language}
          onChange={(code) => void chooseLanguage(code)}
          hint={t('members.languageNote')}
        />
      </Card>
    </form>
  );
}

export default function UserEdit() {
  const me = useRead('members.me', {});
  const isOwn = isDirectSession();
  return (
    <Page>
      <ReadView query={me}>
        {(data) => (
          <>
            <AvatarField name={data.nickname ?? data.userid} avatar={data.avatar} />
            <ProfileForm me={data} />
            <Suspense>
              <CurrencyChoice />
              {isOwn ? <OwnData /> : null}
            </Suspense>
          </>
        )}
      </ReadView>
    </Page>
  );
}
