import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { FormDrawer } from '../../../kit/forms/form-drawer.tsx';

/** Beside each other where there is room for both, else one below the other. */
const COLUMN = { flex: '1 1 400px', minWidth: 0 } as const;

/** A request above its list: what it says and can be decided on one side, what it is judged by on the other. */
export function CaseDrawer({
  title,
  facts,
  judgedBy,
  onClose,
}: {
  readonly title: string;
  readonly facts: ReactNode;
  readonly judgedBy: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <FormDrawer title={title} size={980} onClose={onClose}>
      <Flex gap={24} wrap align="flex-start">
        <Flex vertical gap={16} style={COLUMN}>
          {facts}
        </Flex>
        <Flex vertical gap={16} style={COLUMN}>
          {judgedBy}
        </Flex>
      </Flex>
    </FormDrawer>
  );
}
