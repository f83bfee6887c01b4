import { Flex, Input } from 'antd';
import { useState } from 'react';
import { TooLong } from './too-long.tsx';

interface SearchFieldProps {
  readonly label: string;
  /** What can be searched for, where the label does not say it. */
  readonly hint?: string;
  /** What is searched for when the field is shown first. */
  readonly value?: string;
  readonly max: number;
  /** The name of a button beside the field, without which it has a sign. */
  readonly button?: string;
  readonly isNumber?: boolean;
  /** The class of its width. */
  readonly width: string;
  readonly onSearch: (text: string) => void;
}

/** A field whose text is searched for by the enter key or its button. One that is too long says so and is not asked for. */
export function SearchField({
  label,
  hint = label,
  value = '',
  max,
  button,
  isNumber = false,
  width,
  onSearch,
}: SearchFieldProps) {
  const [text, setText] = useState(value);
  const isTooLong = text.trim().length > max;
  return (
    <Flex vertical gap={4} className={`max-w-full ${width}`}>
      <Input.Search
        aria-label={label}
        placeholder={hint}
        allowClear
        {...(button ? { enterButton: button } : {})}
        {...(isNumber ? { inputMode: 'numeric' } : {})}
        value={text}
        status={isTooLong ? 'error' : ''}
        aria-invalid={isTooLong}
        onChange={({ target }) => setText(target.value)}
        onSearch={(typed) => (typed.trim().length > max ? undefined : onSearch(typed.trim()))}
      />
      <TooLong text={text} max={max} />
    </Flex>
  );
}
