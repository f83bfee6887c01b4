import { VERIFICATION_TONES } from '@greenhall/domain/verification/case';
import { Alert, Button, Descriptions, Flex, Typography } from 'antd';
import { useState } from 'react';
import { RowTable } from '../../kit/desk-table.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import type { Duplicate } from './kinds.ts';
import { Looked } from './looked.tsx';

/** Others with the same name and birth date, or the same document. */
function Duplicates({ rows }: { readonly rows: readonly Duplicate[] }) {
  const { t } = useTexts();
  if (rows.length === 0)
    return <Typography.Text type="secondary">{t('verificationDesk.noDuplicates')}</Typography.Text>;
  return (
    <Flex vertical gap={8}>
      <Alert type="warning" title={t('verificationDesk.duplicates')} description={t('verificationDesk.twoNeeded')} />
      <RowTable<Duplicate>
        rows={rows}
        rowKey={(row) => row.id}
        isSmall
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.username} (${row.member})` },
          {
            title: t('verificationDesk.duplicates'),
            render: (_, row) => row.same.map((one) => t(`verificationDesk.same.${one}`)).join(', '),
          },
          {
            title: t('console.state'),
            render: (_, row) => (
              <ToneTag tone={VERIFICATION_TONES[row.state]}>{t(`verification.state.${row.state}`)}</ToneTag>
            ),
          },
        ]}
      />
    </Flex>
  );
}

function Opened({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const fields = useRead('verification.fields', { params: { id } }, { isReadOnce: true, isBrief: true });
  if (!fields.data) return <ReadState of={fields} />;
  const { name, birthDate, number, duplicates } = fields.data;
  const typed = (text: string) => (
    <span dir="auto" className="wrap-anywhere">
      {text}
    </span>
  );
  return (
    <Flex vertical gap={12}>
      <ReadFault of={fields} />
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { label: t('verification.name'), children: typed(name) },
          { label: t('verification.birthDate'), children: birthDate },
          { label: t('verification.number'), children: typed(number) },
        ]}
      />
      <Duplicates rows={duplicates} />
    </Flex>
  );
}

/** What is sealed, opened by a press, because each look is recorded. */
export function Fields({ id, isLooked }: { readonly id: string; readonly isLooked: boolean }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex vertical gap={8}>
      <Looked is={isLooked} />
      {isOpen ? (
        <Opened id={id} />
      ) : (
        <Button onClick={() => setOpen(true)} className="self-start">
          {t('verificationDesk.look')}
        </Button>
      )}
    </Flex>
  );
}
