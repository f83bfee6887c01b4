import type { Language } from '@greenhall/locales/languages';
import { Button, Card, Checkbox, Flex, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { Reply } from '@greenhall/client/route-input';
import { ActFailure } from '../../kit/act-failure.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormModal } from '../../kit/forms/form-modal.tsx';
import { ReadFault } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useUnsaved } from '../../kit/forms/unsaved-forms.tsx';
import { useRead } from '../../kit/use-read.ts';
import { Labelled } from './labelled.tsx';
import { LanguageChoice } from './language-choice.tsx';

type Class = Reply<'shop.deskClasses'>['items'][number];
const nameOf = ({ names, id }: Class) => names.find(({ language }) => language === 'en')?.text ?? id;

type Names = Readonly<Partial<Record<Language, string>>>;
const namesOf = (names: Names): Class['names'] =>
  (Object.entries(names) as [Language, string][])
    .filter(([, text]) => text.trim() !== '')
    .map(([language, text]) => ({ language, text }));

/** What a class is called in each language, where it stands and whether it is shown. */
function ClassForm({ known, all, onSaved }: ClassFormProps) {
  const { t } = useTexts();
  const [language, setLanguage] = useState<Language>('en');
  const [names, setNames] = useState<Names>(() =>
    Object.fromEntries((known?.names ?? []).map(({ language: of, text }) => [of, text])),
  );
  const [parent, setParent] = useState(known?.parent ?? '');
  const [place, setPlace] = useState(known?.place ?? 0);
  const [isShown, setShown] = useState(known?.isShown ?? true);
  const written = JSON.stringify([names, parent, place, isShown]);
  const [initial] = useState(written);
  useUnsaved(written !== initial);
  const save = useAct(async (write) => {
    const own = { id: known?.id ?? null, parent: parent === '' ? null : parent, place, isShown };
    await write('shop.saveClass', { body: { ...own, names: namesOf(names) } });
    onSaved();
  });
  const tops = all.filter((one) => one.parent === null).map((one) => ({ value: one.id, label: nameOf(one) }));
  return (
    <Form layout="vertical" onFinish={() => save.mutate(undefined)}>
      <Form.Item label={t('console.goods.language')}>
        <LanguageChoice value={language} onChange={setLanguage} written={new Set(Object.keys(names))} />
      </Form.Item>
      <Labelled label={t('console.goods.name')}>
        {(id) => (
          <Input
            id={id}
            count={{ max: 60 }}
            value={names[language] ?? ''}
            onChange={({ target }) => setNames({ ...names, [language]: target.value })}
          />
        )}
      </Labelled>
      <Form.Item label={t('console.goods.parent')}>
        <Select
          aria-label={t('console.goods.parent')}
          disabled={known !== undefined}
          value={parent}
          onChange={setParent}
          options={[{ value: '', label: t('console.goods.topLevel') }, ...tops]}
        />
      </Form.Item>
      <Flex gap={16} align="end">
        <Labelled label={t('console.goods.place')}>
          {(id) => (
            <InputNumber
              id={id}
              min={0}
              max={9_999}
              precision={0}
              value={place}
              onChange={(typed) => setPlace(typed ?? 0)}
            />
          )}
        </Labelled>
        <Form.Item>
          <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
            {t('console.goods.shown')}
          </Checkbox>
        </Form.Item>
      </Flex>
      <ActFailure of={save} />
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t('common.save')}
      </Button>
    </Form>
  );
}

interface ClassFormProps {
  readonly known: Class | undefined;
  readonly all: readonly Class[];
  readonly onSaved: () => void;
}

/** The classes of goods in their order, two levels deep. */
export function Classes() {
  const { t, number } = useTexts();
  const classes = useRead('shop.deskClasses', {});
  const [edited, setEdited] = useState<Class>();
  const [isNew, setNew] = useState(false);
  const all = classes.data?.items ?? [];
  const inOrder = all
    .filter(({ parent }) => parent === null)
    .flatMap((top) => [top, ...all.filter(({ parent }) => parent === top.id)]);
  const close = () => {
    setNew(false);
    setEdited(undefined);
  };
  return (
    <Card
      title={t('console.goods.classes')}
      extra={
        <IfMay route="shop.saveClass">
          <Button onClick={() => setNew(true)}>{t('console.goods.newClass')}</Button>
        </IfMay>
      }
    >
      <ReadFault of={classes} />
      <RowTable<Class>
        isSmall
        isLoading={classes.isPending}
        rows={inOrder}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.goods.name'), render: (_, row) => `${row.parent === null ? '' : '— '}${nameOf(row)}` },
          { title: t('console.goods'), align: 'right', render: (_, row) => number(row.goods) },
          { title: t('console.goods.place'), align: 'right', dataIndex: 'place' },
          { title: t('console.goods.shown'), render: (_, row) => t(row.isShown ? 'console.on' : 'console.off') },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="shop.saveClass">
                <Button onClick={() => setEdited(row)}>{t('console.goods.change')}</Button>
              </IfMay>
            ),
          },
        ]}
      />
      <FormModal
        title={t(isNew ? 'console.goods.newClass' : 'console.goods.change')}
        isOpen={isNew || edited !== undefined}
        onClose={close}
      >
        <ClassForm known={edited} all={all} onSaved={close} />
      </FormModal>
    </Card>
  );
}
