import type { Side } from '@greenhall/domain/verification/document';
import { Button, Flex, Typography } from 'antd';
import { useCallback, useState } from 'react';
import { ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { Looked } from './looked.tsx';

const WIDTHS = [280, 420, 640, 960] as const;
const QUARTER = 90;

interface OfSide {
  readonly id: string;
  readonly side: Side;
}

/** The picture with what a reviewer does to read it: larger, smaller, rotated. */
function Viewer({ picture, label }: { readonly picture: Blob; readonly label: string }) {
  const { t } = useTexts();
  const [size, setSize] = useState(1);
  const [angle, setAngle] = useState(0);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  const width = WIDTHS[size] ?? WIDTHS[0];
  const isUpright = angle % (2 * QUARTER) === 0;
  return (
    <Flex vertical gap={8} style={{ maxWidth: '100%' }}>
      <Flex gap={8} wrap>
        <Button disabled={size === 0} onClick={() => setSize(size - 1)}>
          {t('verificationDesk.smaller')}
        </Button>
        <Button disabled={size === WIDTHS.length - 1} onClick={() => setSize(size + 1)}>
          {t('verificationDesk.larger')}
        </Button>
        <Button onClick={() => setAngle((angle + QUARTER) % (4 * QUARTER))}>{t('verificationDesk.rotate')}</Button>
      </Flex>
      <div
        style={{ width, height: isUpright ? 'auto' : width, maxWidth: '100%', display: 'grid', placeItems: 'center' }}
      >
        <img
          ref={show}
          alt={label}
          style={{ maxWidth: '100%', maxHeight: '100%', width: '100%', objectFit: 'contain', rotate: `${angle}deg` }}
        />
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
    <Flex vertical gap={8} style={{ minWidth: 0 }}>
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
