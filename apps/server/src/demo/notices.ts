import { sendDueMail } from '../slices/notifications/send-mail.ts';
import type { DemoContext } from './people.ts';

/** How many notifications of each person are left unread. */
const UNREAD = 3;

/** The mail of the months before is sent, and people have read what they were told, save for the last of it. */
export async function readNotices({ callRoute, people, ports }: DemoContext): Promise<void> {
  await sendDueMail(ports);
  for (const { caller } of people) {
    const { items } = await callRoute('notifications.list', caller, { query: { limit: UNREAD + 1 } });
    const read = items.at(UNREAD);
    if (read) await callRoute('notifications.read', caller, { body: { upTo: read.id } });
  }
}
