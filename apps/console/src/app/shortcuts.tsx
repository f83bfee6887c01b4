import type { PlainKey } from '@greenhall/locales/runtime';
import { Flex, Modal } from 'antd';
import { useState } from 'react';
import { useKeys } from '../kit/keyboard/keys.ts';
import { useTexts } from '../kit/texts.ts';

const KEYS: readonly (readonly [keys: string, PlainKey])[] = [
  ['/ · Ctrl K', 'console.search'],
  ['j · k', 'console.keys.move'],
  ['Enter', 'console.keys.open'],
  ['n', 'console.keys.next'],
  ['a · x', 'console.keys.decide'],
  ['Esc', 'console.keys.leave'],
  ['?', 'console.keys'],
];

/** Says at `?` what the keys do. */
export function Shortcuts() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <Modal open={isOpen} title={t('console.keys')} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
      {KEYS.map(([keys, text]) => (
        <Flex key={keys} gap={16} className="px-0 py-1">
          <kbd className="flex-[0_0_96px]">{keys}</kbd>
          <span>{t(text)}</span>
        </Flex>
      ))}
    </Modal>
  );
}
