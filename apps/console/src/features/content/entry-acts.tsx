import { isRefusedBy } from '@greenhall/client/refused';
import { ENTRY_TRANSITIONS, groupsOf, missingLanguages, takesTwo } from '@greenhall/domain/content/entry';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Alert, Button, Checkbox, Flex, Form, Modal } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { ReasonButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Entry } from './kinds.ts';

const namesOf = (languages: readonly (keyof typeof LANGUAGE_NAMES)[]): string =>
  languages.map((language) => LANGUAGE_NAMES[language]).join(', ');

type Lack = 'title' | 'topic' | 'picture' | 'body';

/** What an entry still needs, by the names of its fields: as it stands, and as the server has just said. */
function useLacks(
  { kind, languages, topic, picture }: Entry,
  error: unknown,
): { readonly isKnown: boolean; readonly text: string | undefined } {
  const { t } = useTexts();
  const known: Lack[] = [
    ...(languages.includes('en') ? [] : (['title'] as const)),
    ...(groupsOf(kind).length > 0 && topic === null ? (['topic'] as const) : []),
    ...(kind === 'banner' && picture === null ? (['picture'] as const) : []),
  ];
  const said = isRefusedBy(error, 'badRequest') && error.params['field'] === 'body' ? (['body'] as const) : [];
  const nameOf = (lack: Lack) =>
    lack === 'title' ? `${t('content.title')} · ${LANGUAGE_NAMES.en}` : t(`content.${lack}`);
  const lacks = known.length > 0 ? known : said;
  return {
    isKnown: known.length > 0,
    text: lacks.length > 0 ? t('content.lacks', { fields: lacks.map(nameOf).join(', ') }) : undefined,
  };
}

/** Publishes; the languages that are missing are named and have to be confirmed. English has to be there. */
function Publish({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const missing = missingLanguages(entry.languages);
  const publish = useAct((write) =>
    write('content.publish', { params: { id: entry.id }, body: { confirmed: [...missing] } }).then(() =>
      setOpen(false),
    ),
  );
  const lacks = useLacks(entry, publish.error);
  const open = () => {
    setConfirmed(false);
    publish.reset();
    setOpen(true);
  };
  return (
    <>
      <Button type="primary" onClick={open}>
        {t('content.publish')}
      </Button>
      <Modal
        title={t('content.publish')}
        open={isOpen}
        okText={t('content.publish')}
        okButtonProps={{ disabled: lacks.isKnown || (missing.length > 0 && !isConfirmed), loading: publish.isPending }}
        onOk={() => publish.mutate()}
        onCancel={() => (publish.isPending ? undefined : setOpen(false))}
      >
        <Flex vertical gap={12}>
          <p>{t('content.publishAsk')}</p>
          {lacks.text ? <Alert type="error" showIcon role="alert" title={lacks.text} /> : <ActFailure of={publish} />}
          {missing.length > 0 ? (
            <>
              <Alert type="warning" showIcon title={t('content.missing', { languages: namesOf(missing) })} />
              <Checkbox checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)}>
                {t('content.confirmMissing')}
              </Checkbox>
            </>
          ) : null}
        </Flex>
      </Modal>
    </>
  );
}

/** Proposes an important notice to another operator; the languages that are missing have to be confirmed. */
function ProposeNotice({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts();
  const missing = missingLanguages(entry.languages);
  type Typed = { reason: string; isConfirmed?: boolean };
  const propose = useAct(
    (write, reason: string) =>
      write('content.proposeNotice', { params: { id: entry.id }, body: { confirmed: [...missing], reason } }),
    notifyProposed,
  );
  const lacks = useLacks(entry, propose.error);
  return (
    <FormButton<Typed>
      isMain
      label={t('content.proposeNotice')}
      note={t('content.proposeNoticeAsk', { place: t('console.inbox') })}
      onSend={({ reason }) => propose.mutateAsync(reason)}
    >
      {lacks.text ? <Alert type="error" showIcon role="alert" title={lacks.text} /> : null}
      {missing.length > 0 ? (
        <>
          <Alert type="warning" showIcon title={t('content.missing', { languages: namesOf(missing) })} />
          <Form.Item
            name="isConfirmed"
            valuePropName="checked"
            rules={[
              {
                validator: (_, isChecked) =>
                  isChecked ? Promise.resolve() : Promise.reject(new Error(t('console.required'))),
              },
            ]}
          >
            <Checkbox>{t('content.confirmMissing')}</Checkbox>
          </Form.Item>
        </>
      ) : null}
      <ReasonField />
    </FormButton>
  );
}

/** What an operator may do with an entry as it stands. */
export function EntryActs({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts();
  const may = useMay();
  const params = { id: entry.id };
  const withdraw = useAct((write, reason: string) => write('content.withdraw', { params, body: { reason } }));
  const propose = useAct(
    (write, reason: string) => write('content.proposeAgreement', { params, body: { reason } }),
    notifyProposed,
  );
  const isAgreement = entry.kind === 'agreement';
  const isNotice = takesTwo(entry) && !isAgreement;
  const isShown = entry.state === 'published';
  const mayPublish = ENTRY_TRANSITIONS.can(entry.state, 'publish');
  return (
    <Flex gap={12} wrap>
      {mayPublish && !takesTwo(entry) && may('content.publish') ? <Publish entry={entry} /> : null}
      {mayPublish && isNotice && may('content.proposeNotice') ? <ProposeNotice entry={entry} /> : null}
      {mayPublish && isAgreement && may('content.proposeAgreement') ? (
        <ReasonButton label={t('console.propose')} onReason={(reason) => propose.mutateAsync(reason)} />
      ) : null}
      {(isShown ? !isAgreement : ENTRY_TRANSITIONS.can(entry.state, 'discard')) && may('content.withdraw') ? (
        <ReasonButton
          isDanger
          label={t(isShown ? 'content.withdraw' : 'content.discard')}
          onReason={(reason) => withdraw.mutateAsync(reason)}
        />
      ) : null}
    </Flex>
  );
}
