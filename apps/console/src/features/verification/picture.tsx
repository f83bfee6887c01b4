import type { Side } from '@greenhall/domain/verification/document';
import { Button, Flex, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { api } from '../../kit/api.ts';
import { useAct } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';

const WIDTHS = [280, 420, 640, 960] as const;
const QUARTER = 90;

interface OfSide {
  readonly id: string;
  readonly side: Side;
}

/** The picture with what a reviewer does to read it: larger, smaller, rotated. */
function Viewer({ url, label }: { readonly url: string; readonly label: string }) {
  const { t } = useTexts();
  const [size, setSize] = useState(1);
  const [angle, setAngle] = useState(0);
  const width = WIDTHS[size] ?? WIDTHS[0];
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
      <div style={{ width, height: width, maxWidth: '100%', overflow: 'auto', display: 'grid', placeItems: 'center' }}>
        <img
          src={url}
          alt={label}
          style={{ maxWidth: '100%', maxHeight: '100%', width: '100%', objectFit: 'contain', rotate: `${angle}deg` }}
        />
      </div>
    </Flex>
  );
}

/** One picture, opened by a press, because each look is recorded. */
export function CasePicture({ id, side }: OfSide) {
  const { t } = useTexts();
  const [url, setUrl] = useState<string>();
  const label = t(`verification.side.${side}`);
  const open = useAct(async () =>
    setUrl(URL.createObjectURL(await api('verification.picture', { params: { id, side }, download: true }))),
  );
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return (
    <Flex vertical gap={8} style={{ minWidth: 0 }}>
      <Typography.Text strong>{label}</Typography.Text>
      {url === undefined ? (
        <Button loading={open.isPending} onClick={() => open.mutate()}>
          {t('verificationDesk.lookPicture', { side: label })}
        </Button>
      ) : (
        <Viewer url={url} label={label} />
      )}
    </Flex>
  );
}
