import { Col, Flex, Row } from 'antd';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { IfMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { Checks } from './checks.tsx';
import { ProgramFacts, WorkFacts } from './facts.tsx';
import { Jobs } from './jobs.tsx';
import { Restores } from './restores.tsx';
import { Targets } from './targets.tsx';

/** How the program runs, read again while it is looked at. */
export default function Operations() {
  const texts = useTexts();
  const operations = useRead('admin.operations', {}, { every: 15_000 });
  if (!operations.data) return <ReadState of={operations} />;
  const told = { of: operations.data, texts, now: operations.dataUpdatedAt };
  return (
    <Flex vertical gap={16}>
      <ReadFault of={operations} />
      <IfMay route="admin.closures">
        <Restores />
      </IfMay>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <Flex vertical gap={16}>
            <ProgramFacts {...told} />
            <Checks last={operations.data.check} now={operations.dataUpdatedAt} />
          </Flex>
        </Col>
        <Col xs={24} lg={12}>
          <WorkFacts {...told} />
        </Col>
      </Row>
      <IfMay route="admin.alarmTargets">
        <Targets />
      </IfMay>
      <Jobs sweeps={operations.data.sweeps} />
    </Flex>
  );
}
