import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { openCaseFields, openCasePicture } from './desk/look-at-case.ts';
import { readCase, readDesk } from './desk/queries.ts';
import { approveCase, requestMore, claimCase, rejectCase } from './desk/review-case.ts';
import { revokeCase } from './desk/revoke-case.ts';
import { writeNote } from './desk/write-note.ts';
import { readVerification, readViews } from './queries.ts';
import { addPicture, saveDraft } from './save-draft.ts';
import { eraseVerification, submitCase, withdrawCase } from './submit-case.ts';

export const verificationHandlers = (ports: Ports): Handlers<'verification'> => ({
  'verification.state': (call) => readVerification(ports, call),
  'verification.save': (call) => saveDraft(ports, call),
  'verification.addPicture': (call) => addPicture(ports, call),
  'verification.submit': (call) => submitCase(ports, call),
  'verification.withdraw': (call) => withdrawCase(ports, call),
  'verification.erase': (call) => eraseVerification(ports, call),
  'verification.views': (call) => readViews(ports, call),
  'verification.desk': (call) => readDesk(ports, call),
  'verification.case': (call) => readCase(ports, call),
  'verification.claim': (call) => claimCase(ports, call),
  'verification.fields': (call) => openCaseFields(ports, call),
  'verification.picture': (call) => openCasePicture(ports, call),
  'verification.askMore': (call) => requestMore(ports, call),
  'verification.approve': (call) => approveCase(ports, call),
  'verification.reject': (call) => rejectCase(ports, call),
  'verification.revoke': (call) => revokeCase(ports, call),
  'verification.addNote': (call) => writeNote(ports, call),
});
