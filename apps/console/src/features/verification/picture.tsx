import type { Side } from '@greenhall/domain/verification/document';
import { Button, Flex, Typography } from 'antd';
import { useCallback, useState } from 'react';
import { ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { Looked } from './looked.tsx';

const WIDTHS = ['w-70', 'w-105', 'w-160', 'w-240'] as const;
const HEIGHTS = ['h-70', 'h-105', 'h-160', 'h-240'] as const;
const TURNS = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const;

interface OfSide {
  readonly id: string;
  readonly side: Side;
}

/** The picture with what a reviewer does to read it: larger, smaller, rotated. */
function Viewer({ picture, label }: { readonly picture: Blob; readonly label: string }) {
  const { t } = useTexts();
  const [size, setSize] = useState(1);
  const [turns, setTurns] = useState(0);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  // On its side it is as high as it was wide.
  const height = turns % 2 === 0 ? '' : HEIGHTS[size];
  return (
    <Flex vertical gap={8} className="max-w-full">
      <Flex gap={8} wrap>
        <Button disabled={size === 0} onClick={() => setSize(size - 1)}>
          {t('verificationDesk.smaller')}
        </Button>
        <Button disabled={size === WIDTHS.length - 1} onClick={() => setSize(size + 1)}>
          {t('verificationDesk.larger')}
        </Button>
        <Button onClick={() => setTurns((turns + 1) % TURNS.length)}>{t('verificationDesk.rotate')}</Button>
      </Flex>
      <div className={`grid max-w-full place-items-center ${WIDTHS[size]} ${height}`}>
        <img ref={show} alt={label} className={`max-h-full w-full object-contain ${TURNS[turns]}`} />
      </div>
    </Flex>
  );
}

/** The picture as it was answered, once: reading it again would be another look. */
function Opened({ id, side }: OfSide) {
  const { t } = useTexts();
  const picture = useRead(
    'verification.picture',
    { params: { id, side }, download: true },
    { isReadOnce: true, isBrief: true },
  );
  if (!picture.data) return <ReadState of={picture} />;
  return <Viewer picture={picture.data} label={t(`verification.side.${side}`)} />;
}

/** One picture, opened by a press, because each look is recorded. */
export function CasePicture({ id, side, isLooked }: OfSide & { readonly isLooked: boolean }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const label = t(`verification.side.${side}`);
  return (
    <Flex vertical gap={8} className="min-w-0">
      <Typography.Text strong>{label}</Typography.Text>
      <Looked is={isLooked} />
      {isOpen ? (
        <Opened id={id} side={side} />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('verificationDesk.lookPicture', { side: label })}</Button>
      )}
    </Flex>
  );
}
