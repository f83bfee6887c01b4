import type { Reply } from '@greenhall/client/route-input';
import { INSPECTION_CATEGORIES, type InspectionCategory } from '@greenhall/domain/members/inspection';
import { MINUTE } from '@greenhall/domain/shared/time';
import { Alert, Button, Card, Flex, Form, Select, Tabs } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifiedOf } from '../../kit/proposed.ts';
import { queries } from '../../kit/query.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Balances } from './balances.tsx';
import { Bill } from './bill.tsx';
import { LinkedAccounts } from './linked.tsx';
import { Notices } from './notices.tsx';
import { ShareOrders, Trades } from './orders.tsx';
import { type Part, useMemberPlace, useParts } from './parts.ts';
import { Place } from './place.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';

type Member = Reply<'members.deskMember'>;
type Opened = NonNullable<Member['inspection']>;

interface Typed {
  readonly category: InspectionCategory;
  readonly reason: string;
}

const SHOWN: Readonly<Record<Part, ComponentType<{ readonly inspection: string }>>> = {
  profile: Profile,
  balances: Balances,
  bill: Bill,
  tree: Place,
  links: LinkedAccounts,
  trades: Trades,
  shares: ShareOrders,
  sessions: Sessions,
  notices: Notices,
};

function Fields() {
  const { t } = useTexts();
  return (
    <>
      <Form.Item
        name="category"
        label={t('console.inspectCategory')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Select<InspectionCategory>
          className="max-w-90"
          options={INSPECTION_CATEGORIES.map((value) => ({ value, label: t(`console.inspectFor.${value}`) }))}
        />
      </Form.Item>
      <ReasonField isDetailed />
    </>
  );
}

/** Asks for what and why before anything is shown. */
function Begin({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const begin = useAct((write, typed: Typed) => write('members.inspect', { params: { id }, body: typed }));
  return (
    <Form<Typed>
      name="inspection"
      layout="vertical"
      requiredMark={false}
      className="max-w-180"
      onFinish={(typed) => begin.mutate(typed)}
    >
      <Alert type="info" title={t('console.inspectHint')} className="mb-4" />
      <Fields />
      <Flex vertical gap={12} align="flex-start">
        <Button type="primary" htmlType="submit" loading={begin.isPending}>
          {t('console.inspect')}
        </Button>
        <ActFailure of={begin} />
      </Flex>
    </Form>
  );
}

/** The account of an operator: one proposes to look inside, and another approves. */
function TakesTwo({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const propose = useAct(
    (write, typed: Typed) => write('members.proposeInspection', { params: { id }, body: typed }),
    notifiedOf,
  );
  return (
    <Flex vertical gap={12} align="flex-start">
      <Alert type="warning" showIcon title={t('console.inspectTwo')} />
      <IfMay route="members.proposeInspection">
        <FormButton<Typed>
          label={t('console.inspectPropose')}
          okText={t('console.propose')}
          note={t('console.inspectHint')}
          isMain
          onSend={(typed) => propose.mutateAsync(typed)}
        >
          <Fields />
        </FormButton>
      </IfMay>
    </Flex>
  );
}

const TICK = 5_000;

/** How many minutes are left, begun ones counted whole; the page is read again when there are none. */
function useMinutesLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE));
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(ticks);
  }, []);
  useEffect(() => {
    if (left === 0) void queries.invalidateQueries({ queryKey: ['members.deskMember'] });
  }, [left]);
  return left;
}

/** Says that the operator looks inside, for what, why and how long yet, and ends it. */
function Bar({ id, of }: { readonly id: string; readonly of: Opened }) {
  const { t } = useTexts();
  const left = useMinutesLeft(of.until);
  const end = useAct((write) => write('members.endInspection', { params: { id } }));
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="sticky top-0 z-3"
      title={t('console.inspectRuns', { category: t(`console.inspectFor.${of.category}`) })}
      description={
        <Flex vertical gap={4}>
          <strong>{t('console.inspectLeft', { count: left })}</strong>
          {of.reason}
          <ActFailure of={end} />
        </Flex>
      }
      action={
        <Button danger loading={end.isPending} onClick={() => end.mutate()}>
          {t('console.inspectEnd')}
        </Button>
      }
    />
  );
}

/** The parts of the account, each read as it is opened, because each reading is logged. */
function Parts({ inspection }: { readonly inspection: string }) {
  const { t } = useTexts();
  const { part, show } = useMemberPlace();
  return (
    <Tabs
      // A menu for the parts that do not fit would stand among the tabs, where assistive technology expects tabs alone.
      type="card"
      className="[&_.ant-tabs-nav-list]:flex-wrap"
      aria-label={t('console.memberParts')}
      destroyOnHidden
      activeKey={part}
      onChange={(key) => show(key as Part)}
      items={useParts().map(({ part: key, title }) => {
        const Shown = SHOWN[key];
        return { key, label: t(title), children: <Shown key={inspection} inspection={inspection} /> };
      })}
    />
  );
}

/** What is shown of a member with a reason alone, for an hour. */
export function Inside({ of: { id, isOperators, inspection } }: { readonly of: Member }) {
  const { t } = useTexts();
  const may = useMay();
  if (!may('members.inspect')) return null;
  return (
    <Card title={t('console.inspect')}>
      {inspection ? (
        <Flex vertical gap={8}>
          <Bar key={inspection.id} id={id} of={inspection} />
          <Parts inspection={inspection.id} />
        </Flex>
      ) : isOperators ? (
        <TakesTwo id={id} />
      ) : (
        <Begin id={id} />
      )}
    </Card>
  );
}
