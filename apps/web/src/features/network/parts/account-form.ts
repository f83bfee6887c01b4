import type { RefusalPlaces } from '../../../shared/forms/place-refusal.ts';
import type { Zone } from '../../../shared/forms/zone-choice.tsx';

/** What is typed to open a reinvestment account. */
export interface AccountForm {
  username: string;
  contact: string;
  zone: Zone;
  level: string;
  password: string;
  passwordAgain: string;
  newPayPassword: string;
  newPayPasswordAgain: string;
}

export const EMPTY: AccountForm = {
  username: '',
  contact: '',
  zone: 'A',
  level: '1',
  password: '',
  passwordAgain: '',
  newPayPassword: '',
  newPayPasswordAgain: '',
};

/** The field at which a refusal of the server is shown. */
export const PLACES: RefusalPlaces<AccountForm> = {
  usernameRule: 'username',
  usernameTaken: 'username',
  passwordRule: 'password',
  commonPassword: 'password',
  payPasswordRule: 'newPayPassword',
  passwordsEqual: 'newPayPassword',
  contactNotFound: 'contact',
  contactOutsideTeam: 'contact',
  zoneATaken: 'zone',
  zoneBTaken: 'zone',
};
