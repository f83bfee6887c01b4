import { CASE_VIEWS } from '@greenhall/domain/verification/case';
import { Button, Flex, Segmented } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useChosen } from '../../kit/lists/opened.ts';
import { goTo, links, placeWith, useLocation } from '../../kit/location.ts';
import { IfMay } from '../../kit/rights.tsx';
import { pressedBy } from '../../kit/keyboard/row-keys.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { CaseState } from './case-state.tsx';
import { CasePage } from './case.tsx';
import type { Case } from './kinds.ts';

function Desk() {
  const { t } = useTexts();
  const [view, setView] = useChosen('view', CASE_VIEWS);
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={t('verificationDesk.view')}
        value={view}
        onChange={setView}
        options={CASE_VIEWS.map((value) => ({ value, label: t(`verificationDesk.view.${value}`) }))}
        className="self-start"
      />
      <DeskTable<Case>
        name={['verification.desk', view]}
        read={(cursor) => api('verification.desk', { query: { view, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.username} (${row.member})` },
          {
            title: t('console.state'),
            render: (_, row) => <CaseState of={row} />,
          },
          {
            title: t('verification.type'),
            render: (_, row) => `${t(`verification.type.${row.type}`)} · ${row.country}`,
          },
          {
            title: t(view === 'decided' ? 'console.time' : 'verificationDesk.since'),
            render: (_, row) => <Time at={view === 'decided' ? row.decidedAt : row.submittedAt} />,
          },
          {
            title: t('verificationDesk.reviewer'),
            render: (_, row) => (row.reviewer?.isMe ? t('verificationDesk.me') : (row.reviewer?.name ?? '—')),
          },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="verification.case">
                <Button
                  {...pressedBy('Enter')}
                  aria-label={`${t('verificationDesk.open')} ${row.username}`}
                  onClick={() => goTo(placeWith(links.verification, 'case', row.id))}
                >
                  {t('verificationDesk.open')}
                </Button>
              </IfMay>
            ),
          },
        ]}
      />
    </Flex>
  );
}

/** The desk of verifications, or the case that the address names. */
export default function Verification() {
  const { query } = useLocation();
  const id = query.get('case');
  return id === null ? <Desk /> : <CasePage key={id} id={id} />;
}
