import { useMutation } from '@tanstack/react-query';
import { App, Button, Tooltip } from 'antd';
import { api } from '../api.ts';
import { failureText } from '../failure.ts';
import { IfMay } from '../rights.tsx';
import { useTexts } from '../texts.ts';
import type { ListKey } from './types.ts';

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Writes the list to a file as it stands. */
export function ExportButton({
  route,
  query,
}: {
  readonly route: ListKey;
  readonly query: Readonly<Record<string, string>>;
}) {
  const texts = useTexts();
  const { message } = App.useApp();
  const file = useMutation({
    mutationFn: async () => {
      const asked = new URLSearchParams(query).toString();
      const found = await api('admin.export', { params: { list: route }, query: { asked }, download: true });
      save(found, `greenhall-${route}-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onError: (error) => void message.error(failureText(texts, error)),
  });
  return (
    <IfMay route="admin.export">
      <Tooltip title={texts.t('console.exportHint')}>
        <Button loading={file.isPending} onClick={() => file.mutate()}>
          {texts.t('console.export')}
        </Button>
      </Tooltip>
    </IfMay>
  );
}
