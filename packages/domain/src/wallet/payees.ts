import { maskUsername } from '../identity/masking.ts';
import { plainText } from '../shared/plain-text.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** How many payees a member may save. Rule: wallet#payees. */
export const SAVED_PAYEES = 50;

/** How many of those who were paid last are shown beside the saved ones. Rule: wallet#payees. */
export const RECENT_PAYEES = 10;

/** The longest name under which a member saves a payee, in characters. Rule: wallet#payees. */
export const PAYEE_LABEL = 40;

/** The name under which a member saves a payee; `contentEmpty` if nothing of it can be seen. Rule: wallet#payees. */
export function readPayeeLabel(typed: string): Result<string> {
  const label = plainText(typed);
  return label === '' ? refuse('contentEmpty') : accept(label);
}

/**
 * A payee's username as the member sees it who saved or paid it: in full only if this member has typed or scanned it itself. Rule:
 * wallet#payees.
 */
export const shownPayee = (username: string, isTyped: boolean): string => (isTyped ? username : maskUsername(username));
