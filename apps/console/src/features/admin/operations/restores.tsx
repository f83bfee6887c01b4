import type { Reply } from '@greenhall/client/route-input';
import { Alert, Card, Checkbox, Flex, Form, Input } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../../kit/proposed.ts';
import { ReasonField } from '../../../kit/reason-field.tsx';
import { IfMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { useRead } from '../../../kit/use-read.ts';

type Closures = Reply<'admin.closures'>;
type Closure = Closures['items'][number];

interface Typed {
  readonly snapshot: string;
  readonly compared: boolean;
  readonly reason: string;
}

/** Proposes to open the installation, with what the operator has made sure of. */
function Propose({ ownSnapshot }: Pick<Closures, 'ownSnapshot'>) {
  const { t } = useTexts();
  const propose = useAct(
    (write, { snapshot, reason }: Typed) =>
      write('admin.proposeOpening', { body: { snapshot: snapshot.trim(), compared: true, reason } }),
    notifyProposed,
  );
  return (
    <FormButton<Typed>
      isMain
      label={t('operations.restore.open')}
      note={t('operations.restore.snapshotNote', { number: ownSnapshot })}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item
        name="snapshot"
        label={t('operations.restore.snapshot')}
        rules={[{ required: true, pattern: /^\s*(?:0|[1-9]\d{0,14})\s*$/, message: t('console.required') }]}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="compared"
        valuePropName="checked"
        rules={[
          {
            validator: (_, isCompared: boolean | undefined) =>
              isCompared ? Promise.resolve() : Promise.reject(new Error(t('console.required'))),
          },
        ]}
      >
        <Checkbox>{t('operations.restore.compared')}</Checkbox>
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}

/** The restores of the data, and how the installation is opened after the last one; nothing where there was none. */
export function Restores() {
  const { t } = useTexts();
  const closures = useRead('admin.closures', {}, { every: 15_000 });
  if (!closures.data || closures.data.items.length === 0) return null;
  const { items, isClosed, isProposed, ownSnapshot } = closures.data;
  return (
    <Card
      title={t('operations.restores')}
      extra={
        isClosed && !isProposed ? (
          <IfMay route="admin.proposeOpening">
            <Propose ownSnapshot={ownSnapshot} />
          </IfMay>
        ) : null
      }
    >
      <Flex vertical gap={12}>
        {isClosed ? <Alert type="warning" showIcon title={t('operations.restore.note')} /> : null}
        {isProposed ? <Alert type="info" showIcon title={t('operations.restore.waits')} /> : null}
        <RowTable<Closure>
          isSmall
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            { title: t('operations.restore.taken'), render: (_, { takenAt }) => <Time at={takenAt} /> },
            { title: t('operations.restore.closed'), render: (_, { closedAt }) => <Time at={closedAt} /> },
            { title: t('operations.restore.mayEnter'), render: (_, { mayEnter }) => mayEnter.join(' · ') },
            {
              title: t('operations.restore.opened'),
              render: (_, { openedAt, openedBy }) =>
                openedAt === null ? (
                  '—'
                ) : (
                  <Flex vertical>
                    <Time at={openedAt} />
                    {openedBy?.join(' · ')}
                  </Flex>
                ),
            },
            { title: t('operations.restore.entered'), render: (_, { highestSnapshot }) => highestSnapshot ?? '—' },
          ]}
        />
      </Flex>
    </Card>
  );
}
