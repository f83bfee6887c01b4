import { ENTRY_LIFE, missingLanguages } from '@greenhall/domain/content/entry';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Alert, Button, Checkbox, Flex, Modal } from 'antd';
import { useState } from 'react';
import { ReasonButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Entry } from './kinds.ts';

const namesOf = (languages: readonly (keyof typeof LANGUAGE_NAMES)[]): string =>
  languages.map((language) => LANGUAGE_NAMES[language]).join(', ');

/** Publishes; the languages that are missing are named and have to be confirmed. English has to be there. */
function Publish({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const missing = missingLanguages(entry.languages);
  const publish = useAct((write) =>
    write('content.publish', { params: { id: entry.id }, body: { confirmed: [...missing] } }).finally(() =>
      setOpen(false),
    ),
  );
  const open = () => {
    setConfirmed(false);
    setOpen(true);
  };
  return (
    <>
      <Button type="primary" disabled={!entry.languages.includes('en')} onClick={open}>
        {t('content.publish')}
      </Button>
      <Modal
        title={t('content.publish')}
        open={isOpen}
        okText={t('content.publish')}
        okButtonProps={{ disabled: missing.length > 0 && !isConfirmed, loading: publish.isPending }}
        onOk={() => publish.mutate()}
        onCancel={() => setOpen(false)}
      >
        <Flex vertical gap={12}>
          <p>{t('content.publishAsk')}</p>
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

/** What an operator may do with an entry as it stands. */
export function EntryActs({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts();
  const may = useMay();
  const params = { id: entry.id };
  const withdraw = useAct((write, reason: string) => write('content.withdraw', { params, body: { reason } }));
  const propose = useAct((write, reason: string) => write('content.proposeAgreement', { params, body: { reason } }));
  const isAgreement = entry.kind === 'agreement';
  const isShown = entry.state === 'published';
  const mayPublish = ENTRY_LIFE.can(entry.state, 'publish');
  return (
    <Flex gap={12} wrap>
      {mayPublish && !isAgreement && may('content.publish') ? <Publish entry={entry} /> : null}
      {mayPublish && isAgreement && may('content.proposeAgreement') ? (
        <ReasonButton label={t('console.propose')} onReason={(reason) => propose.mutate(reason)} />
      ) : null}
      {(isShown ? !isAgreement : ENTRY_LIFE.can(entry.state, 'discard')) && may('content.withdraw') ? (
        <ReasonButton
          isDanger
          label={t(isShown ? 'content.withdraw' : 'content.discard')}
          onReason={(reason) => withdraw.mutate(reason)}
        />
      ) : null}
    </Flex>
  );
}
