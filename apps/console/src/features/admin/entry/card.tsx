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
    <Flex align="center" justify="center" className="min-h-screen p-4">
      <Card className="w-105 max-w-full">
        <main>
          <Flex justify="space-between" align="center" className="mb-5">
            <strong className="text-l">Greenhall</strong>
            {choice}
          </Flex>
          <Typography.Title level={1} className="text-xl">
            {title}
          </Typography.Title>
          {children}
        </main>
      </Card>
    </Flex>
  );
}
