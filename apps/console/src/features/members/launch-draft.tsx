import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@greenhall/locales/languages';
import { Alert, Button, Form, Input } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';

type Risk = Readonly<Record<Language, string>>;

interface Recorded {
  readonly entity: string;
  readonly countries: readonly string[];
  readonly risk: Risk;
}

/** As it is typed: the countries as codes in one line. */
type Typed = Omit<Recorded, 'countries'> & { readonly countries: string; readonly reason: string };

const SHORTEST = 100;
const LONGEST = 6_000;
const codesIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((text) => text !== '');

/** What an operator records to go live, or a later version of it. */
export function LaunchDraft({ from, onDone }: { readonly from: Recorded | undefined; readonly onDone: () => void }) {
  const { t } = useTexts();
  const propose = useAct(
    (write, { countries, ...typed }: Typed) =>
      write('members.proposeLaunch', { body: { ...typed, countries: codesIn(countries) } }).then(onDone),
    notifyProposed,
  );
  const required = { required: true, whitespace: true, message: t('console.required') };
  const length = t('console.riskLength', { min: SHORTEST, max: LONGEST });
  return (
    <Form<Typed>
      name="launch"
      layout="vertical"
      requiredMark={false}
      {...(from && { initialValues: { entity: from.entity, risk: from.risk, countries: from.countries.join(' ') } })}
      onFinish={(typed) => propose.mutate(typed)}
    >
      <Alert type="warning" showIcon title={t('console.launchNote')} className="mb-4" />
      <Form.Item name="entity" label={t('console.entity')} rules={[required, { max: 200 }]}>
        <Input />
      </Form.Item>
      <Form.Item
        name="countries"
        label={t('console.countriesHint')}
        rules={[
          required,
          { pattern: /^(?:[\s,;]*[A-Za-z]{2})(?:[\s,;]+[A-Za-z]{2})*[\s,;]*$/, message: t('console.countriesRule') },
          { max: 1_000 },
        ]}
      >
        <Input />
      </Form.Item>
      {LANGUAGES.map((language) => (
        <Form.Item
          key={language}
          name={['risk', language]}
          label={`${t('console.risk')} · ${LANGUAGE_NAMES[language]}`}
          rules={[required, { min: SHORTEST, max: LONGEST, message: length }]}
        >
          <Input.TextArea rows={8} />
        </Form.Item>
      ))}
      <ReasonField />
      <ActFailure of={propose} />
      <Button type="primary" htmlType="submit" loading={propose.isPending}>
        {t('console.propose')}
      </Button>
    </Form>
  );
}
