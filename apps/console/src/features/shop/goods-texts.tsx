import { GOODS_BOUNDS } from '@greenhall/domain/shop/goods/written-goods';
import type { Language } from '@greenhall/locales/languages';
import { Alert, Button, Card, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useAct } from '../../kit/failure.ts';
import { useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { Labelled } from './labelled.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { detailsOf, type Goods, plainDetails } from './written.ts';

interface Written {
  readonly name: string;
  readonly summary: string;
  readonly details: string;
}
type Texts = Readonly<Partial<Record<Language, Written>>>;

const EMPTY: Written = { name: '', summary: '', details: '' };

const textsOf = (goods: Goods | undefined): Texts =>
  Object.fromEntries(
    (goods?.texts ?? []).map(({ language, name, summary, details }) => [
      language,
      { name, summary, details: plainDetails(details) ?? '' },
    ]),
  );

/** The texts as they are sent: those with a name, and details with form as they were. */
function sentTexts(goods: Goods | undefined, texts: Texts): Goods['texts'] {
  const before = new Map(goods?.texts.map((text) => [text.language, text.details]));
  const written = (Object.entries(texts) as [Language, Written][]).filter(([, { name }]) => name.trim() !== '');
  return written.map(([language, { name, summary, details }]) => {
    const kept = before.get(language) ?? null;
    const isPlain = plainDetails(kept) !== undefined;
    return { language, name, summary, details: isPlain ? detailsOf(details) : kept };
  });
}

/** The fields of one language. Details with form are kept as they are. */
function Fields({ value, isPlain, onChange }: FieldsProps) {
  const { t } = useTexts();
  const set = (change: Partial<Written>) => onChange({ ...value, ...change });
  return (
    <>
      <Labelled label={t('console.goods.name')}>
        {(id) => (
          <Input
            id={id}
            maxLength={GOODS_BOUNDS.name}
            value={value.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t('console.goods.summary')}>
        {(id) => (
          <Input.TextArea
            id={id}
            rows={2}
            maxLength={GOODS_BOUNDS.summary}
            value={value.summary}
            onChange={({ target }) => set({ summary: target.value })}
          />
        )}
      </Labelled>
      {isPlain ? (
        <Labelled label={t('console.goods.details')}>
          {(id) => (
            <Input.TextArea
              id={id}
              rows={5}
              value={value.details}
              onChange={({ target }) => set({ details: target.value })}
            />
          )}
        </Labelled>
      ) : (
        <Alert type="info" title={t('console.goods.detailsKept')} style={{ marginBottom: 16 }} />
      )}
    </>
  );
}

interface FieldsProps {
  readonly value: Written;
  readonly isPlain: boolean;
  readonly onChange: (value: Written) => void;
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
  const classes = useRead('shop.deskClasses').data?.items ?? [];
  return (
    <Form.Item label={t('console.goods.class')}>
      <Select
        aria-label={t('console.goods.class')}
        style={{ width: 220 }}
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
  const may = useMay();
  const [texts, setTexts] = useState(() => textsOf(goods));
  // The version that was read when typing began: what another operator has saved since is not overwritten.
  const [version, setVersion] = useState(goods?.version ?? 0);
  const [language, setLanguage] = useState<Language>('en');
  const [classId, setClassId] = useState(goods?.classId);
  const [kind, setKind] = useState<Goods['kind']>(goods?.kind ?? 'shipped');
  const [label, setLabel] = useState(goods?.label ?? '');
  const save = useAct(async (write) => {
    const own = { id: goods?.id ?? null, version, classId: classId ?? '0', kind, label };
    const saved = await write('shop.saveGoods', { body: { ...own, texts: sentTexts(goods, texts) } });
    setVersion(saved.version);
    onSaved(saved);
  });
  const shown = goods?.texts.find((text) => text.language === language)?.details ?? null;
  return (
    <Card title={t('console.goods.texts')}>
      <Form layout="vertical" disabled={!may('shop.saveGoods')} onFinish={() => save.mutate(undefined)}>
        <Flex gap={16} wrap>
          <ClassChoice value={classId} onChange={setClassId} />
          <Form.Item label={t('console.goods.kind')}>
            <Select
              aria-label={t('console.goods.kind')}
              style={{ width: 180 }}
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
                maxLength={GOODS_BOUNDS.label}
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
          value={texts[language] ?? EMPTY}
          isPlain={plainDetails(shown) !== undefined}
          onChange={(value) => setTexts({ ...texts, [language]: value })}
        />
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={classId === undefined}>
          {t('common.save')}
        </Button>
      </Form>
    </Card>
  );
}
