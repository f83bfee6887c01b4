/** A payee whose name the member has never typed: it is known by what is saved, or by an own transfer. */
export interface MaskedPayee {
  saved: string;
  again: string;
  name: string;
  nickname: string;
}

export const NOBODY: MaskedPayee = { saved: '', again: '', name: '', nickname: '' };
