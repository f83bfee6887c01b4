import type { Handlers } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { addPicture } from './add-picture.ts';
import { proposeAgreement } from './propose-agreement.ts';
import { proposeNotice } from './propose-notice.ts';
import { publishEntry } from './publish-entry.ts';
import { readEntries, readEntry } from './queries.ts';
import { addEntry, saveEntry } from './save-entry.ts';
import { saveText } from './save-text.ts';
import { withdrawEntry } from './withdraw-entry.ts';

type DeskRoute =
  | 'content.entries'
  | 'content.entry'
  | 'content.addEntry'
  | 'content.saveEntry'
  | 'content.saveText'
  | 'content.publish'
  | 'content.withdraw'
  | 'content.proposeAgreement'
  | 'content.proposeNotice'
  | 'content.addPicture';

export function deskRoutes(ports: Ports): Pick<Handlers<'content'>, DeskRoute> {
  return {
    'content.entries': (call) => readEntries(ports, call),
    'content.entry': (call) => readEntry(ports, call),
    'content.addEntry': (call) => addEntry(ports, call),
    'content.saveEntry': (call) => saveEntry(ports, call),
    'content.saveText': (call) => saveText(ports, call),
    'content.publish': (call) => publishEntry(ports, call),
    'content.withdraw': (call) => withdrawEntry(ports, call),
    'content.proposeAgreement': (call) => proposeAgreement(ports, call),
    'content.proposeNotice': (call) => proposeNotice(ports, call),
    'content.addPicture': (call) => addPicture(ports, call),
  };
}
