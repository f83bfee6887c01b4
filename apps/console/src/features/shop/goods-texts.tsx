import type { RichText } from '@greenhall/domain/shared/rich-text';
import { GOODS_BOUNDS } from '@greenhall/domain/shop/goods/written-goods';
import { type Language, tagOf } from '@greenhall/locales/languages';
import { Button, Card, Collapse, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReadFault } from '../../kit/read-state.tsx';
import { useUnsaved } from '../../kit/forms/unsaved-forms.tsx';
import { Preview } from '../../kit/rich-text/preview.tsx';
import { RichEditor } from '../../kit/rich-text/rich-editor.tsx';
import { useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { Labelled } from './labelled.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { Goods } from './written.ts';

interface Written {
  readonly name: string;
  readonly summary: string;
  readonly details: RichText | null;
}
type Texts = Readonly<Partial<Record<Language, Written>>>;

const EMPTY: Written = { name: '', summary: '', details: null };

const textsOf = (goods: Goods | undefined): Texts =>
  Object.fromEntries(
    (goods?.texts ?? []).map(({ language, name, summary, details }) => [language, { name, summary, details }]),
  );

/** The texts as they are sent: those with a name. */
function sentTexts(texts: Texts): Goods['texts'] {
  const written = (Object.entries(texts) as [Language, Written][]).filter(([, { name }]) => name.trim() !== '');
  return written.map(([language, { name, summary, details }]) => ({ language, name, summary, details }));
}

interface FieldsProps {
  readonly language: Language;
  readonly value: Written;
  readonly isWritable: boolean;
  readonly onChange: (change: Partial<Written>) => void;
}

/** The fields of one language, and how its details will look. Pictures of goods are in their gallery. */
function Fields({ language, value, isWritable, onChange }: FieldsProps) {
  const { t } = useTexts();
  const [initial] = useState(value.details);
  const lang = tagOf(language);
  return (
    <>
      <Labelled label={t('console.goods.name')}>
        {(id) => (
          <Input
            id={id}
            lang={lang}
            count={{ max: GOODS_BOUNDS.name }}
            value={value.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t('console.goods.summary')}>
        {(id) => (
          <Input.TextArea
            id={id}
            lang={lang}
            rows={2}
            count={{ max: GOODS_BOUNDS.summary }}
            value={value.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        )}
      </Labelled>
      <Flex vertical gap={16} className="mb-4">
        {isWritable ? (
          <RichEditor
            label={t('console.goods.details')}
            lang={lang}
            initial={initial}
            onChange={(details) => onChange({ details: details.blocks.length > 0 ? details : null })}
          />
        ) : null}
        {value.details ? (
          <Collapse
            destroyOnHidden
            items={[
              {
                key: 'preview',
                label: t('content.preview'),
                children: <Preview title={value.name} text={value.details} lang={lang} />,
              },
            ]}
          />
        ) : null}
      </Flex>
    </>
  );
}

/** The class of goods, among those of the second level. */
function ClassChoice({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useTexts();
  const read = useRead('shop.deskClasses', {});
  const classes = read.data?.items ?? [];
  return (
    <Form.Item label={t('console.goods.class')}>
      <ReadFault of={read} />
      <Select
        aria-label={t('console.goods.class')}
        className="w-55"
        {...(value === undefined ? {} : { value })}
        onChange={onChange}
        options={classes
          .filter(({ parent }) => parent !== null)
          .map(({ id, names }) => ({ value: id, label: names.find(({ language }) => language === 'en')?.text ?? id }))}
      />
    </Form.Item>
  );
}

/** Class, label and texts of goods; without goods, of new ones. What is typed stays if saving is refused. */
export function GoodsTexts({ goods, onSaved }: { readonly goods?: Goods; readonly onSaved: (goods: Goods) => void }) {
  const { t } = useTexts();
  const isWritable = useMay()('shop.saveGoods');
  const [texts, setTexts] = useState(() => textsOf(goods));
  // The version that was read when typing began: what another operator has saved since is not overwritten.
  const [version, setVersion] = useState(goods?.version ?? 0);
  const [language, setLanguage] = useState<Language>('en');
  const [classId, setClassId] = useState(goods?.classId);
  const [kind, setKind] = useState<Goods['kind']>(goods?.kind ?? 'shipped');
  const [label, setLabel] = useState(goods?.label ?? '');
  const typed = JSON.stringify([texts, classId, kind, label]);
  const [saved, setSaved] = useState(typed);
  useUnsaved(typed !== saved);
  const save = useAct(async (write) => {
    const own = { id: goods?.id ?? null, version, classId: classId ?? '0', kind, label };
    const answer = await write('shop.saveGoods', { body: { ...own, texts: sentTexts(texts) } });
    setVersion(answer.version);
    setSaved(typed);
    onSaved(answer);
  });
  return (
    <Card title={t('console.goods.texts')}>
      <Form layout="vertical" disabled={!isWritable} onFinish={() => save.mutate(undefined)}>
        <Flex gap={16} wrap>
          <ClassChoice value={classId} onChange={setClassId} />
          <Form.Item label={t('console.goods.kind')}>
            <Select
              aria-label={t('console.goods.kind')}
              className="w-45"
              disabled={goods !== undefined}
              value={kind}
              onChange={setKind}
              options={(['shipped', 'service'] as const).map((value) => ({
                value,
                label: t(`console.goods.kind.${value}`),
              }))}
            />
          </Form.Item>
          <Labelled label={t('console.goods.label')}>
            {(id) => (
              <Input
                id={id}
                count={{ max: GOODS_BOUNDS.label }}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
              />
            )}
          </Labelled>
          <Form.Item label={t('console.goods.language')}>
            <LanguageChoice value={language} onChange={setLanguage} written={new Set(Object.keys(texts))} />
          </Form.Item>
        </Flex>
        <Fields
          key={language}
          language={language}
          value={texts[language] ?? EMPTY}
          isWritable={isWritable}
          onChange={(change) =>
            setTexts((before) => ({ ...before, [language]: { ...(before[language] ?? EMPTY), ...change } }))
          }
        />
        <ActFailure of={save} />
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={classId === undefined}>
          {t('common.save')}
        </Button>
      </Form>
    </Card>
  );
}
