import type { Reply } from '@greenhall/client/route-input';
import { Alert, Button, Card, Flex, Typography } from 'antd';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAct } from '../../../kit/failure.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { ageText } from '../overview/age.ts';
import { durationText } from './measures.ts';

type Check = Reply<'admin.operations'>['check'];

/** What the last run of the checker found, and how long ago; a press runs it now. */
export function Checks({ last, now }: { readonly last: Check; readonly now: number }) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const check = useAct((write) => write('admin.checkLedger'));
  return (
    <Card
      title={t('console.checks')}
      extra={
        <IfMay route="admin.checkLedger">
          <Button onClick={() => check.mutate(undefined)} loading={check.isPending}>
            {t('console.checkNow')}
          </Button>
        </IfMay>
      }
    >
      <ActFailure of={check} />
      <Flex vertical gap={8}>
        {last === null ? <Typography.Text>{t('operations.checkNever')}</Typography.Text> : null}
        {last?.broken.length === 0 ? (
          <Alert type="success" title={t('console.checksClean', { count: last.checks })} />
        ) : null}
        {last?.broken.map(({ name, found }) => (
          <Alert key={name} type="error" title={name} description={found.join(' · ')} />
        ))}
        {last === null ? null : (
          <Typography.Text type="secondary" title={dateTime(last.at)}>
            {t('operations.checkAge', { age: ageText(texts, last.at, now), duration: durationText(texts, last.took) })}
            {' · '}
            {last.by === null ? t('operations.checkByProgram') : t('operations.checkBy', { name: last.by })}
          </Typography.Text>
        )}
        <Typography.Text type="secondary">{t('console.checksHint')}</Typography.Text>
      </Flex>
    </Card>
  );
}
