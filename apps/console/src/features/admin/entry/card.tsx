import { Card, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

/** The card in the middle of the page before anybody is signed in. */
export function EntryCard({
  title,
  choice,
  children,
}: {
  readonly title: string;
  readonly choice: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Flex align="center" justify="center" style={{ minHeight: '100vh', padding: 16 }}>
      <Card style={{ width: 420, maxWidth: '100%' }}>
        <main>
          <Flex justify="space-between" align="center" style={{ marginBottom: 20 }}>
            <strong style={{ fontSize: 18 }}>Greenhall</strong>
            {choice}
          </Flex>
          <Typography.Title level={1} style={{ fontSize: 22 }}>
            {title}
          </Typography.Title>
          {children}
        </main>
      </Card>
    </Flex>
  );
}
