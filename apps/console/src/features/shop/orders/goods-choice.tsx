import type { Reply } from '@greenhall/client/route-input';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { ReadFault } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';

/** All classes by their numbers, in the language of the console or else in English. */
function useClassNames(items: Reply<'shop.deskClasses'>['items']): ReadonlyMap<string, string> {
  const { language } = useTexts();
  const named = items.map(({ id, names }) => {
    const name = names.find((one) => one.language === language) ?? names.find((one) => one.language === 'en');
    return [id, name?.text ?? id] as const;
  });
  return new Map(named);
}

/** The field for one class of goods. */
export function ClassField() {
  const { t } = useTexts();
  const classes = useRead('shop.deskClasses', {});
  const options = [...useClassNames(classes.data?.items ?? [])].map(([value, label]) => ({ value, label }));
  return (
    <>
      <ReadFault of={classes} />
      <Form.Item
        name="classId"
        label={t('shopDesk.scope.class')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
    </>
  );
}

/** The field for goods that are on sale, which are found by words in any language. */
export function GoodsField() {
  const { t, language } = useTexts();
  const [words, setWords] = useState('');
  const found = useRead('shop.search', { query: { words: words.trim() || undefined, language } });
  const options = (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name.text }));
  return (
    <>
      <ReadFault of={found} />
      <Form.Item
        name="goods"
        label={t('shopDesk.scope.goods')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Select options={options} loading={found.isFetching} showSearch={{ filterOption: false, onSearch: setWords }} />
      </Form.Item>
    </>
  );
}
