import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CodeRequest, type CodeValue } from '../../../shared/forms/code-request.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { saveWhenReady } from '../../../shared/page/save-file.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Making a copy takes some seconds. */
const POLL_MS = 5_000;

type Export = Reply<'members.askExport'>;

/** Asks for a copy: a code first, then the payment password. */
function AskExport() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<CodeValue>({ channel: 'phone', code: '' });
  const [missing, setMissing] = useState(false);
  const [paying, setPaying] = useState(false);
  const write = useWrite('members.askExport');
  const next = () => {
    if (!isOpen) return setOpen(true);
    const isWhole = /^\d{6}$/.test(code.code);
    setMissing(!isWhole);
    setPaying(isWhole);
  };
  return (
    <>
      {isOpen ? (
        <CodeRequest
          purpose="export"
          value={code}
          onChange={(value) => {
            setCode(value);
            setMissing(false);
          }}
          error={missing ? t('code.missing') : undefined}
        />
      ) : null}
      <Button kind={isOpen ? 'filled' : 'ghost'} wide onClick={next}>
        {t('members.dataAsk')}
      </Button>
      <PaySheet
        show={paying}
        isUnderWay={write.isPending}
        onUpdateShow={setPaying}
        title={t('members.data')}
        items={[]}
        note={<p className="text-s text-ink-2">{t('members.dataNote')}</p>}
        confirmText={t('members.dataAsk')}
        pay={async (payPassword) => {
          await write.mutateAsync({ body: { payPassword, codeChannel: code.channel, code: code.code } });
          setPaying(false);
        }}
      />
    </>
  );
}

/** A copy is removed once this device has it as a whole. A press whose confirmation was lost confirms again and fetches nothing. */
function FetchExport({ name, until }: { name: string; until: string }) {
  const { t, moment } = useTexts();
  const saved = useRef<string>(undefined);
  const confirm = useWrite('members.confirmExport', name);
  const fetching = useMutation({
    mutationFn: async () => {
      if (saved.current !== name)
        await saveWhenReady(api('members.fetchExport', { params: { name }, download: true }), 'greenhall-data.zip');
      saved.current = name;
      await confirm.mutateAsync({ params: { name } });
    },
  });
  const failure = useErrorText(fetching.error);
  return (
    <>
      <p className="text-s">{t('members.dataReady', { time: moment(until) })}</p>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button wide busy={fetching.isPending} onClick={() => fetching.mutate()}>
        {t('members.dataFetch')}
      </Button>
    </>
  );
}

function ExportState({ latest }: { latest: Export | null }) {
  const { t } = useTexts();
  if (latest?.state === 'asked') return <Notice>{t('members.dataAsked')}</Notice>;
  if (latest?.name && latest.expiresAt) return <FetchExport name={latest.name} until={latest.expiresAt} />;
  return <AskExport />;
}

/** The member's own copy of what is kept about it. */
export default function OwnData() {
  const { t } = useTexts();
  const read = useRead('members.export', {}, { every: POLL_MS });
  return (
    <Card title={t('members.data')}>
      <div className="mt-2 flex flex-col gap-3">
        <p className="text-s text-ink-2">{t('members.dataNote')}</p>
        <ReadView query={read}>{({ latest }) => <ExportState latest={latest} />}</ReadView>
      </div>
    </Card>
  );
}
