import { NO_END } from '@greenhall/domain/verification/document';
import { Alert, Button, Card, Descriptions, Flex, Typography } from 'antd';
import { AlsoOpen } from '../../kit/case/also-open.tsx';
import { CaseTimeline } from '../../kit/case/timeline.tsx';
import { goTo, links } from '../../kit/location.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { CaseActs } from './case-acts.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseState } from './case-state.tsx';
import { Fields } from './fields.tsx';
import type { Details } from './kinds.ts';
import { CasePicture } from './picture.tsx';

/** The member, the state and who reviews it, with what can be done. */
function Head({ of }: { readonly of: Details }) {
  const { t } = useTexts();
  return (
    <Flex gap={12} wrap align="center">
      <Button onClick={() => goTo(links.verification)}>{t('verificationDesk.back')}</Button>
      <Typography.Text strong>{`${of.username} (${of.member})`}</Typography.Text>
      <CaseState of={of} />
      {of.endorsedBy === null ? null : <span>{t('verificationDesk.endorsed', { name: of.endorsedBy })}</span>}
      {of.secondFor === null ? null : <span>{t(`verificationDesk.second.${of.secondFor}`)}</span>}
      <CaseActs of={of} />
    </Flex>
  );
}

/** What is known without opening what is sealed. */
function Facts({ of }: { readonly of: Details }) {
  const { t, dateTime } = useTexts();
  const rows = [
    { label: t('verification.type'), children: t(`verification.type.${of.type}`) },
    { label: t('verification.country'), children: of.country },
    {
      label: t('verification.expiresOn'),
      children: of.expiresOn === NO_END ? t('verification.noEnd') : (of.expiresOn ?? '—'),
    },
    { label: t('verificationDesk.rejections'), children: String(of.rejections) },
    {
      label: t('verificationDesk.reviewer'),
      children: of.reviewer?.isMe
        ? t('verificationDesk.until', { time: dateTime(of.claimedUntil) })
        : (of.reviewer?.name ?? '—'),
    },
    ...(of.reason === null ? [] : [{ label: t('console.reason'), children: t(`verification.reason.${of.reason}`) }]),
  ];
  return <Descriptions bordered size="small" column={{ xs: 1, sm: 2, lg: 3 }} items={rows} />;
}

/** What prevents this operator from reviewing the case, in words. */
function Obstacle({ of }: { readonly of: Details }) {
  const { t, dateTime } = useTexts();
  if (of.erasedAt !== null)
    return <Alert type="info" title={t('verificationDesk.erased', { time: dateTime(of.erasedAt) })} />;
  if (of.obstacle === null) return null;
  return <Alert type="warning" title={t('verificationDesk.notNow')} description={t.find(of.obstacle, {})} />;
}

/** One case: its facts, its acts, and to its reviewer what is sealed. */
export function CasePage({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const found = useRead('verification.case', { params: { id } }, { every: 15_000 });
  if (!found.data) return <ReadState of={found} />;
  const of = found.data;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={found} />
      <Head of={of} />
      <AlsoOpen kind="verification" id={id} />
      <Obstacle of={of} />
      <Facts of={of} />
      {of.reviewer?.isMe ? (
        <Card title={t('verification.type')}>
          <Flex vertical gap={16}>
            <Alert type="info" title={t('verificationDesk.lookNote')} />
            <Fields key={of.version} id={id} isLooked={of.looks.includes('fields')} />
            <Flex gap={16} wrap align="flex-start">
              {of.present.map((side) => (
                <CasePicture key={`${side} ${of.version}`} id={id} side={side} isLooked={of.looks.includes(side)} />
              ))}
            </Flex>
          </Flex>
        </Card>
      ) : null}
      <CaseNotes of={of} />
      {of.submittedAt === null ? null : (
        <CaseTimeline
          kind="verification"
          id={id}
          stepWord={(name) => t.find(`verification.state.${name}`) ?? t.find(`console.step.${name}`)}
          reasonWord={(name) => t.find(`verification.reason.${name}`)}
        />
      )}
    </Flex>
  );
}
