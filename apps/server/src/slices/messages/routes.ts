import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import {
  readCannedAnswers,
  readColleagues,
  readConversation,
  readDeskMessages,
  readInbox,
  readNotes,
} from './desk/queries.ts';
import { addCanned, endCanned, saveCanned } from './desk/save-canned.ts';
import { sendAnswer } from './desk/send-answer.ts';
import { setDeskMarks } from './desk/set-desk-marks.ts';
import { closeConversation, handConversationOver, takeConversation } from './desk/take-conversation.ts';
import { writeNote } from './desk/write-note.ts';
import { readRatingTexts, readRatings } from './desk/queries-ratings.ts';
import { readHours, readMessages, readReference, readState } from './queries.ts';
import { rateHelp } from './rate-help.ts';
import { sendMessage } from './send-message.ts';
import { setMemberMarks } from './set-marks.ts';

export const messagesHandlers = (ports: Ports): Handlers<'messages'> => ({
  'messages.state': (call) => readState(ports, call),
  'messages.hours': () => readHours(ports),
  'messages.list': (call) => readMessages(ports, call),
  'messages.reference': (call) => readReference(ports, call),
  'messages.send': (call) => sendMessage(ports, call),
  'messages.mark': (call) => setMemberMarks(ports, call),
  'messages.rate': (call) => rateHelp(ports, call),
  'messages.ratings': () => readRatings(ports),
  'messages.ratingTexts': (call) => readRatingTexts(ports, call),
  'messages.inbox': (call) => readInbox(ports, call),
  'messages.conversation': (call) => readConversation(ports, call),
  'messages.deskMessages': (call) => readDeskMessages(ports, call),
  'messages.take': (call) => takeConversation(ports, call),
  'messages.handOver': (call) => handConversationOver(ports, call),
  'messages.close': (call) => closeConversation(ports, call),
  'messages.answer': (call) => sendAnswer(ports, call),
  'messages.deskMark': (call) => setDeskMarks(ports, call),
  'messages.colleagues': (call) => readColleagues(ports, call),
  'messages.notes': (call) => readNotes(ports, call),
  'messages.addNote': (call) => writeNote(ports, call),
  'messages.cannedAnswers': () => readCannedAnswers(ports),
  'messages.addCannedAnswer': (call) => addCanned(ports, call),
  'messages.saveCannedAnswer': (call) => saveCanned(ports, call),
  'messages.withdrawCannedAnswer': (call) => endCanned(ports, call),
});
