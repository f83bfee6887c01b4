import type { Reply } from '@greenhall/client/route-input';
import { isRefusedBy, RefusedError } from '@greenhall/client/refused';
import { checkUsername, normalise } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, type SyntheticEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { goBack, openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { placeRefusal } from '../../../shared/forms/place-refusal.ts';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { signIn, useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useShownPlace } from '../../../shared/page/shown-place.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ConsentCard } from '../registration/consent-card.tsx';
import { ContactCard } from '../registration/contact-card.tsx';
import { LevelCard } from '../registration/level-card.tsx';
import { PasswordsCard } from '../registration/passwords-card.tsx';
import { PlaceCard } from '../registration/place-card.tsx';
import { EMPTY, PLACES, STEPS, type RegisterForm, stepOf } from '../registration/register-form.ts';
import { SummaryCard } from '../registration/summary-card.tsx';

const bringRegistered = () => import('../registration/registered.tsx');
const Registered = lazy(bringRegistered);

/** What the link that led here says: who invites, and at which place. */
function useInvitation(): Pick<RegisterForm, 'invitationCode' | 'contact' | 'zone'> {
  const code = useSearchText('code');
  const recode = useSearchText('recode');
  const contact = useSearchText('contact') ?? '';
  const zone = useSearchText('zone') === 'B' ? 'B' : 'A';
  return { invitationCode: code ?? recode ?? readSession().recode, contact, zone };
}

/** Signs the new member in with what was typed; a failure leaves the way over the login screen. */
function useFirstSignIn() {
  const { language } = useTexts();
  const login = useWrite('identity.login');
  return async (username: string, password: string, ticket: string): Promise<void> => {
    if (useStore.getState().LoginState) return;
    await login.mutateAsync({ body: { username, password, ticket, language } }).then(signIn, () => undefined);
  };
}

/** The fields that are also compared with a password. */
const COMPARED: Readonly<Partial<Record<keyof RegisterForm, readonly (keyof RegisterForm)[]>>> = {
  password: ['passwordAgain', 'payPassword'],
  payPassword: ['payPasswordAgain'],
};

/** An error goes when what it is about changes. A field that was left before is checked again with every letter. */
function useFreshErrors(form: UseFormReturn<RegisterForm>): void {
  useEffect(
    () => form.watch((_, { name }) => name && form.clearErrors([name, ...(COMPARED[name] ?? [])])).unsubscribe,
    [form],
  );
}

interface Made {
  reply: Reply<'network.register'>;
  level: string;
}

function useRegistration(
  onDone: (made: Made) => void,
  onStep: (step: number) => void,
  onReach: (step: number) => void,
) {
  const { language } = useTexts();
  const invitation = useInvitation();
  const form = useForm<RegisterForm>({ mode: 'onTouched', defaultValues: { ...EMPTY, ...invitation } });
  const { setValue, clearErrors } = form;
  const { invitationCode, contact, zone } = invitation;
  // A link that is followed while the form is open names another place, which is shown; what else was typed stays.
  useEffect(() => {
    setValue('invitationCode', invitationCode);
    setValue('contact', contact);
    setValue('zone', zone);
    clearErrors();
    onReach(0);
  }, [setValue, clearErrors, onReach, invitationCode, contact, zone]);
  useFreshErrors(form);
  const write = useWrite('network.register');
  const firstSignIn = useFirstSignIn();
  const [error, setError] = useState<unknown>();
  const submit = form.handleSubmit(async (typed) => {
    setError(undefined);
    const { passwordAgain: _p, payPasswordAgain: _q, level, agreementVersion, riskVersion, ...rest } = typed;
    const name = checkUsername(rest.username);
    const body = {
      ...rest,
      invitationCode: rest.invitationCode.trim(),
      contact: rest.contact.trim(),
      username: name.ok ? name.value : rest.username,
      phone: rest.phone.trim(),
      email: normalise(rest.email),
      level: Number(level),
      language,
      ...(agreementVersion && { agreementVersion }),
      ...(riskVersion && { riskVersion }),
    };
    try {
      const reply = await write.mutateAsync({ body });
      await firstSignIn(body.username, body.password, reply.ticket);
      onDone({ reply, level });
    } catch (cause) {
      if (isRefusedBy(cause, 'agreementChanged')) {
        setValue('agreed', false);
        refreshReads('content.agreement');
      }
      if (isRefusedBy(cause, 'riskTextChanged')) {
        setValue('riskAccepted', false);
        refreshReads('members.terms');
      }
      if (isRefusedBy(cause, 'zoneATaken') || isRefusedBy(cause, 'zoneBTaken')) refreshReads('network.places');
      const field = cause instanceof RefusedError && cause.refusal ? PLACES[cause.refusal] : undefined;
      if (field) onStep(stepOf(field));
      if (!(await placeRefusal(form.setError, cause, PLACES))) setError(cause);
    }
  });
  return { form, submit, error };
}

/** The cards of each step. */
const CARDS = [
  [PlaceCard, ContactCard, PasswordsCard],
  [SummaryCard, LevelCard, ConsentCard],
] as const;

const LAST = STEPS.length - 1;

/** The step of the address without what is not its own: Back leads through the steps, and a reload to the first one. */
function useStep() {
  const { search } = useShownPlace();
  const [reached, setReached] = useState(0);
  const named = Math.min(LAST, Math.max(0, Number(search['step'] ?? 1) - 1 || 0));
  const { step: _step, ...link } = search;
  const place = (to: number) => links.register(to === 0 ? link : { ...link, step: String(to + 1) });
  const go = (to: number) => {
    if (to < named) return goBack(place(to), named - to);
    setReached(to);
    openScreen(place(to));
  };
  useEffect(() => {
    // What was typed into the steps before is gone.
    if (named > reached) goBack(place(reached), named - reached);
  });
  return { step: Math.min(named, reached), go, setReached };
}

/** Each step begins at its head. */
function useHeadOfStep(step: number) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, [step]);
  return head;
}

function RegisterSteps({ onDone }: { onDone: (made: Made) => void }) {
  const { t } = useTexts();
  const { step, go, setReached } = useStep();
  const head = useHeadOfStep(step);
  const { form, submit, error } = useRegistration(onDone, go, setReached);
  const failure = useErrorText(error);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (step === LAST) return submit(event);
    if (await form.trigger(STEPS[step], { shouldFocus: true })) go(step + 1);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <h2 ref={head} tabIndex={-1} className="text-s text-ink-2 outline-none">
        {t('entry.stepOf', { step: step + 1, count: STEPS.length })}
      </h2>
      {CARDS[step]?.map((Card, place) => (
        <Card key={`${step} ${place}`} form={form} />
      ))}
      <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
      <div className="flex gap-3">
        {step > 0 ? (
          <Button kind="ghost" className="flex-1" onClick={() => go(step - 1)}>
            {t('entry.goBack')}
          </Button>
        ) : null}
        <Button type="submit" className="flex-1" busy={form.formState.isSubmitting}>
          {t(step === LAST ? 'common.register' : 'entry.goOn')}
        </Button>
      </div>
    </form>
  );
}

export default function Register() {
  const { t } = useTexts();
  const [made, setMade] = useState<Made>();
  // What is told at the end is loaded while the form is filled in.
  useEffect(() => void bringRegistered().catch(() => undefined), []);
  const finish = (done: Made) => {
    setMade(done);
    scrollTo(0, 0);
  };
  if (made)
    return (
      <Page>
        <Suspense>
          <Registered made={made.reply} level={made.level} />
        </Suspense>
      </Page>
    );
  return (
    <Page>
      <RegisterSteps onDone={finish} />
      <p className="text-center text-s text-ink-2">
        {t('entry.hasAccount')}{' '}
        <AppLink
          to={links.login()}
          className="inline-grid min-h-11 min-w-11 place-items-center font-semibold text-brand-strong"
        >
          {t('common.login')}
        </AppLink>
      </p>
    </Page>
  );
}
