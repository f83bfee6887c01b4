import common from '@greenhall/locales/en/common';
import desk from '@greenhall/locales/en/desk/shared';
import { formats } from '@greenhall/locales/format';
import { translator } from '@greenhall/locales/runtime';
import '@greenhall/ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { App, Button, ConfigProvider, Flex, Form } from 'antd';
import locale from 'antd/es/locale/en_US';
import { useState } from 'react';
import '../../apps/console/src/app/console.css';
import { applyTheme, themeOf } from '../../apps/console/src/app/theme.ts';
import { DecisionButton, ReasonButton, SwitchButton } from '../../apps/console/src/kit/decision-button.tsx';
import { DeskTable } from '../../apps/console/src/kit/desk-table.tsx';
import { FormDrawer } from '../../apps/console/src/kit/forms/form-drawer.tsx';
import { InspectDrawer } from '../../apps/console/src/kit/inspect-drawer.tsx';
import { queries } from '../../apps/console/src/kit/query.ts';
import { ReasonField } from '../../apps/console/src/kit/reason-field.tsx';
import { TextContext } from '../../apps/console/src/kit/texts.ts';
import { ToneTag } from '../../apps/console/src/kit/tone-tag.tsx';
import { show } from './show.tsx';

const TONES = ['waiting', 'moving', 'good', 'bad', 'neutral'] as const;

interface Row {
  readonly id: string;
  readonly amount: string;
}

/** Asks the test, which answers in the name of the server. */
const readRows = async (cursor: string | undefined) => {
  const answer = await fetch(`/rows?cursor=${cursor ?? ''}`);
  if (!answer.ok) throw new Error(`answered with ${answer.status}`);
  return (await answer.json()) as { items: readonly Row[]; next?: string };
};

/** An act that the test answers in the name of the server. */
async function act(): Promise<void> {
  const answer = await fetch('/act', { method: 'POST' });
  if (!answer.ok) throw new Error(`answered with ${answer.status}`);
}

function Decisions({ onDone }: { readonly onDone: (what: string) => void }) {
  const [isInspecting, setInspecting] = useState(false);
  const [isWriting, setWriting] = useState(false);
  return (
    <Flex gap={8} wrap>
      <DecisionButton label="Pay" question="Is the address right?" onDecide={() => act().then(() => onDone('paid'))} />
      <ReasonButton isDanger label="Refuse" onReason={(reason) => act().then(() => onDone(`refused: ${reason}`))} />
      <SwitchButton isOn onReason={(reason) => act().then(() => onDone(`off: ${reason}`))} />
      <Button onClick={() => setWriting(true)}>Write</Button>
      <FormDrawer title="A text" size={420} isOpen={isWriting} onClose={() => setWriting(false)}>
        <Form name="text" layout="vertical">
          <ReasonField label="Words" />
        </Form>
      </FormDrawer>
      <Button onClick={() => setInspecting(true)}>Open drawer</Button>
      {isInspecting ? (
        <InspectDrawer title="anna" hint="The member sees it." size={420} onClose={() => setInspecting(false)}>
          {(reason) => <p>{`Inspected: ${reason}`}</p>}
        </InspectDrawer>
      ) : null}
    </Flex>
  );
}

function Kit() {
  const [done, setDone] = useState('nothing');
  return (
    <main style={{ padding: 24 }}>
      <h1>Kit of the console</h1>
      <p>{`Done: ${done}`}</p>
      <Decisions onDone={setDone} />
      <Form layout="vertical" onFinish={({ reason }: { reason: string }) => setDone(`sent: ${reason}`)}>
        <ReasonField isDetailed />
        <Button htmlType="submit">Send</Button>
      </Form>
      <Flex gap={8}>
        {TONES.map((tone) => (
          <ToneTag key={tone} tone={tone}>
            {tone}
          </ToneTag>
        ))}
      </Flex>
      <Button onClick={() => void queries.invalidateQueries()}>Read again</Button>
      <DeskTable<Row>
        name={['admin.audit']}
        read={readRows}
        rowKey={(row) => row.id}
        columns={[
          { title: 'Number', dataIndex: 'id' },
          { title: 'Amount', dataIndex: 'amount', align: 'right' },
        ]}
      />
    </main>
  );
}

const look = themeOf(applyTheme('system'));
const t = translator('en', { ...common, ...desk });
const texts = { language: 'en', t, locale, ...formats('en', t) } as const;
show(
  <QueryClientProvider client={queries}>
    <TextContext value={texts}>
      <ConfigProvider locale={locale} theme={look}>
        <App>
          <Kit />
        </App>
      </ConfigProvider>
    </TextContext>
  </QueryClientProvider>,
  () => queries.clear(),
);
