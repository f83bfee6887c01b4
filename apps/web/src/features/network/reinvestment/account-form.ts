import type { RefusalPlaces } from '../../../shared/forms/place-refusal.ts';
import type { Zone } from '../../../shared/forms/zone-choice.tsx';
import { NO_PASSWORDS, type PasswordForm } from './new-passwords.tsx';

/** What is typed to open a reinvestment account. */
export interface AccountForm extends PasswordForm {
  username: string;
  contact: string;
  zone: Zone;
  level: string;
}

export const EMPTY: AccountForm = { ...NO_PASSWORDS, username: '', contact: '', zone: 'A', level: '1' };

/** The field at which a refusal of the server is shown. */
export const PASSWORD_PLACES = {
  passwordRule: 'password',
  commonPassword: 'password',
  payPasswordRule: 'newPayPassword',
  passwordsEqual: 'newPayPassword',
  codeWrong: 'code',
} as const satisfies RefusalPlaces<PasswordForm>;

export const PLACES: RefusalPlaces<AccountForm> = {
  ...PASSWORD_PLACES,
  usernameRule: 'username',
  usernameTaken: 'username',
  contactNotFound: 'contact',
  contactOutsideTeam: 'contact',
  zoneATaken: 'zone',
  zoneBTaken: 'zone',
};
