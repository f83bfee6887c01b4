import { Button, Card, Descriptions, Flex, Form, Input } from 'antd';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAct } from '../../../kit/failure.ts';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { IfMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';

interface OfSku {
  readonly sku: string;
}
/** What one call takes. */
const CODES = { most: 500, length: 200 } as const;

/** Codes as they were typed, one on a line. */
const codesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The text that every unit hands out; the one that is set is never shown. */
function TextForm({ sku, hasText }: OfSku & { readonly hasText: boolean }) {
  const { t } = useTexts();
  const [form] = Form.useForm<{ text: string }>();
  const save = useAct((write, body: { text: string }) =>
    write('shop.setDeliveryText', { params: { id: sku }, body }).then(() => form.resetFields()),
  );
  const rule = { required: true, whitespace: true, message: t('console.required') };
  return (
    <Form
      form={form}
      name={`text${sku}`}
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => save.mutate(typed)}
    >
      <Form.Item
        name="text"
        label={t('shopDesk.text')}
        rules={[rule, { max: 2_000 }]}
        {...(hasText ? { extra: t('shopDesk.hasText') } : {})}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
      <ActFailure of={save} />
      <Button htmlType="submit" loading={save.isPending}>
        {t('shopDesk.saveText')}
      </Button>
    </Form>
  );
}

/** Further codes, one for each unit. */
function CodesForm({ sku }: OfSku) {
  const { t } = useTexts();
  const [form] = Form.useForm<{ codes: string }>();
  const add = useAct((write, { codes }: { codes: string }) =>
    write('shop.addCodes', { params: { id: sku }, body: { codes: codesOf(codes) } }).then(() => form.resetFields()),
  );
  const message = t('shopDesk.codesRule', { max: CODES.most, length: CODES.length });
  const validator = (_: unknown, typed = '') => {
    const codes = codesOf(typed);
    const fits = codes.length > 0 && codes.length <= CODES.most && codes.every((code) => code.length <= CODES.length);
    return fits ? Promise.resolve() : Promise.reject(new Error(message));
  };
  return (
    <Form
      form={form}
      name={`codes${sku}`}
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => add.mutate(typed)}
    >
      <Form.Item name="codes" label={t('shopDesk.codes')} rules={[{ validator }]}>
        <Input.TextArea rows={5} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <ActFailure of={add} />
      <Button htmlType="submit" loading={add.isPending}>
        {t('shopDesk.addCodes')}
      </Button>
    </Form>
  );
}

/** What one sku hands out: its text, or its codes, of which only the numbers are known here. */
export function DeliveryForm({ sku, name }: OfSku & { readonly name: string }) {
  const { t, number } = useTexts();
  const delivery = useRead('shop.deskDelivery', { params: { id: sku } });
  if (!delivery.data) return <ReadState of={delivery} />;
  const { stock, hasText, codesUnused, codesUsed } = delivery.data;
  return (
    <Card size="small" title={name}>
      <Flex vertical gap={16}>
        <ReadFault of={delivery} />
        <Descriptions
          column={1}
          bordered
          size="small"
          items={[
            { key: 'stock', label: t('shopDesk.stock'), children: number(stock) },
            { key: 'unused', label: t('shopDesk.codesUnused'), children: number(codesUnused) },
            { key: 'used', label: t('shopDesk.codesUsed'), children: number(codesUsed) },
          ]}
        />
        <IfMay route="shop.setDeliveryText">
          <TextForm sku={sku} hasText={hasText} />
        </IfMay>
        <IfMay route="shop.addCodes">
          <CodesForm sku={sku} />
        </IfMay>
      </Flex>
    </Card>
  );
}
