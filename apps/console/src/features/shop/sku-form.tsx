import { MOST_UNITS } from '@greenhall/domain/shop/goods/goods';
import type { Language } from '@greenhall/locales/languages';
import { Button, Checkbox, Flex, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { notifiedOf } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useUnsaved } from '../../kit/forms/unsaved-forms.tsx';
import { Labelled } from './labelled.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { linesOf, optionsOf, type Sku } from './written.ts';

interface Fields {
  readonly price: string;
  readonly cost: string;
  readonly orderLimit: number;
  readonly place: number;
  readonly isOffered: boolean;
  readonly reason: string;
}

/** What can be bought: options in all languages, price, cost and limit. Without a sku, of a new one. */
export function SkuForm({ goods, sku, onSaved }: SkuFormProps) {
  const { t } = useTexts();
  const [language, setLanguage] = useState<Language>('en');
  const [lines, setLines] = useState(() => linesOf(sku?.options ?? []));
  const [initialLines] = useState(lines);
  useUnsaved(lines !== initialLines);
  const options = optionsOf(lines.en === undefined ? { ...lines, en: '' } : lines);
  const save = useAct(
    (write, body: Fields & { readonly options: NonNullable<typeof options> }) =>
      write('shop.saveSku', { params: { id: goods }, body: { ...body, sku: sku?.id ?? null } }),
    notifiedOf,
  );
  const required = [{ required: true, message: t('console.required') }];
  const initial = sku ?? { price: '', cost: '', orderLimit: 10, place: 0, isOffered: true };
  return (
    <Form<Fields>
      name={`sku${sku?.id ?? ''}`}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={(fields) => (options ? save.mutate({ ...fields, options }, { onSuccess: onSaved }) : undefined)}
    >
      <Flex gap={16} wrap align="end">
        <Form.Item name="price" label={t('console.goods.price')} rules={required}>
          <Input className="w-30" inputMode="decimal" />
        </Form.Item>
        <Form.Item name="cost" label={t('console.goods.cost')} rules={required} extra={t('console.goods.belowCost')}>
          <Input className="w-55" inputMode="decimal" />
        </Form.Item>
        <Form.Item name="orderLimit" label={t('console.goods.limit')}>
          <InputNumber min={1} max={MOST_UNITS} precision={0} />
        </Form.Item>
        <Form.Item name="place" label={t('console.goods.place')}>
          <InputNumber min={0} max={9_999} precision={0} />
        </Form.Item>
        <Form.Item name="isOffered" valuePropName="checked">
          <Checkbox>{t('console.goods.offered')}</Checkbox>
        </Form.Item>
      </Flex>
      <Flex gap={16} wrap align="start">
        <Labelled
          label={t('console.goods.options')}
          extra={t('console.goods.optionsHint')}
          {...(options ? {} : { validateStatus: 'error' as const, help: t('console.goods.optionsRule') })}
        >
          {(id) => (
            <Input.TextArea
              id={id}
              rows={3}
              className="w-75"
              value={lines[language] ?? ''}
              onChange={({ target }) => setLines({ ...lines, [language]: target.value })}
            />
          )}
        </Labelled>
        <Form.Item label={t('console.goods.language')}>
          <LanguageChoice value={language} onChange={setLanguage} written={new Set(Object.keys(lines))} />
        </Form.Item>
        <ReasonField width="w-65" />
      </Flex>
      <ActFailure of={save} />
      <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!options}>
        {t('common.save')}
      </Button>
    </Form>
  );
}

interface SkuFormProps {
  readonly goods: string;
  readonly sku?: Sku;
  readonly onSaved: () => void;
}
