import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { LiveNews } from '../../platform/live/live.ts';

/** A message has come or marks have risen: the member's screens read again, and so do operators who read the conversation. */
export function aboutConversation(memberNo: MemberNo, last: number): readonly LiveNews[] {
  return [
    { channels: [`member:${memberNo}`], events: [{ what: 'message', id: String(last) }] },
    ...aboutDesk(memberNo),
  ];
}

/** Something has changed at the desk alone, such as who has the conversation. The database tells the inbox. */
export function aboutDesk(memberNo: MemberNo): readonly LiveNews[] {
  return [{ channels: [`conversation:${memberNo}`], events: [{ what: 'conversation', id: String(memberNo) }] }];
}
