import { isRefusedBy } from '@greenhall/client/refused';
import { MOST_AT_ONCE, MOST_EXPORTED } from '@greenhall/domain/admin/exports';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Modal, Tooltip } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../act-failure.tsx';
import { api } from '../api.ts';
import { failureText, useAct } from '../failure.ts';
import { goTo, links } from '../location.ts';
import { IfMay } from '../rights.tsx';
import { useTexts } from '../texts.ts';
import type { ListKey } from './types.ts';

interface Asked {
  readonly route: ListKey;
  readonly query: Readonly<Record<string, string>>;
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const askedOf = ({ query }: Asked): string => new URLSearchParams(query).toString();

/** Offers to have a file made in the background, of a list that is too long for one at once. */
function LongList({ of, onClose }: { readonly of: Asked; readonly onClose: () => void }) {
  const { t, number } = useTexts();
  const ask = useAct(
    (write) => write('admin.askExport', { params: { list: of.route }, body: { asked: askedOf(of) } }),
    () => 'console.exportAsked',
  );
  const make = () =>
    ask.mutate(undefined, {
      onSuccess: () => {
        onClose();
        goTo(links.exports);
      },
    });
  return (
    <Modal
      open
      title={t('console.exportLong')}
      okText={t('console.exportMake')}
      confirmLoading={ask.isPending}
      cancelButtonProps={{ disabled: ask.isPending }}
      onOk={make}
      onCancel={() => (ask.isPending ? undefined : onClose())}
    >
      <p>{t('console.exportLongText', { max: number(MOST_AT_ONCE), most: number(MOST_EXPORTED) })}</p>
      <ActFailure of={ask} />
    </Modal>
  );
}

/** Writes the list to a file as it stands. */
export function ExportButton(of: Asked) {
  const texts = useTexts();
  const { message } = App.useApp();
  const [isLong, setLong] = useState(false);
  const file = useMutation({
    mutationFn: async () => {
      const query = { asked: askedOf(of) };
      const found = await api('admin.export', { params: { list: of.route }, query, download: true });
      save(found, `greenhall-${of.route}-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onError: (error) =>
      isRefusedBy(error, 'exportTooLarge') ? setLong(true) : void message.error(failureText(texts, error)),
  });
  return (
    <IfMay route="admin.export">
      <Tooltip title={texts.t('console.exportHint')}>
        <Button loading={file.isPending} onClick={() => file.mutate()}>
          {texts.t('console.export')}
        </Button>
      </Tooltip>
      {isLong ? <LongList of={of} onClose={() => setLong(false)} /> : null}
    </IfMay>
  );
}
