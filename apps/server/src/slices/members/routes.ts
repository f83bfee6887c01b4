import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { requestExport } from './export/request-export.ts';
import { confirmExport } from './export/confirm-export.ts';
import { fetchExport } from './export/fetch-export.ts';
import { readExport } from './export/queries.ts';
import { setAvatar } from './set-avatar.ts';
import { updateProfile } from './update-profile.ts';
import { readInspections } from './inspection/queries.ts';
import { readTerms } from './desk/queries-launch.ts';
import { readNextStep } from './queries-next-step.ts';
import { readMe } from './queries-profile.ts';

type MemberRoute =
  | 'members.terms'
  | 'members.me'
  | 'members.nextStep'
  | 'members.inspections'
  | 'members.updateProfile'
  | 'members.setAvatar'
  | 'members.export'
  | 'members.askExport'
  | 'members.fetchExport'
  | 'members.confirmExport';

export function memberRoutes(ports: Ports): Pick<Handlers<'members'>, MemberRoute> {
  return {
    'members.terms': (call) => readTerms(ports, call),
    'members.me': (call) => readMe(ports, call),
    'members.nextStep': (call) => readNextStep(ports, call),
    'members.inspections': (call) => readInspections(ports, call),
    'members.updateProfile': (call) => updateProfile(ports, call),
    'members.setAvatar': (call) => setAvatar(ports, call),
    'members.export': (call) => readExport(ports, call),
    'members.askExport': (call) => requestExport(ports, call),
    'members.fetchExport': (call) => fetchExport(ports, call),
    'members.confirmExport': (call) => confirmExport(ports, call),
  };
}
