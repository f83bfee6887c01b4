import type { Channel } from '../../../shared/forms/code-entry.tsx';
import type { RefusalPlaces } from '../../../shared/forms/place-refusal.ts';

/** What a person types to join. */
export interface RegisterForm {
  invitationCode: string;
  contact: string;
  zone: 'A' | 'B';
  level: string;
  username: string;
  phone: string;
  email: string;
  codeChannel: Channel;
  code: string;
  password: string;
  passwordAgain: string;
  payPassword: string;
  payPasswordAgain: string;
  agreed: boolean;
  /** Which agreement that was. */
  agreementVersion?: number | undefined;
  riskAccepted: boolean;
  /** In live mode: which risk text that was. */
  riskVersion?: number | undefined;
}

export const EMPTY: RegisterForm = {
  invitationCode: '',
  contact: '',
  zone: 'A',
  level: '1',
  username: '',
  phone: '',
  email: '',
  codeChannel: 'phone',
  code: '',
  password: '',
  passwordAgain: '',
  payPassword: '',
  payPasswordAgain: '',
  agreed: false,
  riskAccepted: false,
};

/** The field at which a refusal of the server is shown. */
export const PLACES: RefusalPlaces<RegisterForm> = {
  usernameRule: 'username',
  usernameTaken: 'username',
  passwordRule: 'password',
  payPasswordRule: 'payPassword',
  passwordsEqual: 'payPassword',
  phoneRule: 'phone',
  phoneLimit: 'phone',
  emailRule: 'email',
  emailLimit: 'email',
  inviterNotFound: 'invitationCode',
  contactNotFound: 'contact',
  contactOutsideTeam: 'contact',
  codeWrong: 'code',
  zoneATaken: 'zone',
  zoneBTaken: 'zone',
  notYetOpen: 'level',
  agreementChanged: 'agreed',
  riskTextChanged: 'riskAccepted',
};

/** The fields of each step of the form, in their order. */
export const STEPS = [
  [
    ...(['invitationCode', 'contact', 'zone', 'username', 'phone', 'email', 'codeChannel', 'code'] as const),
    ...(['password', 'passwordAgain', 'payPassword', 'payPasswordAgain'] as const),
  ],
  ['level', 'agreed', 'riskAccepted'],
] as const satisfies readonly (readonly (keyof RegisterForm)[])[];

/** The step on which a field is typed. */
export const stepOf = (field: string): number => STEPS.findIndex((fields) => fields.some((one) => one === field));
