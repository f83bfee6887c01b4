import { AUDIT_ACTS } from '@greenhall/domain/admin/audit-acts';
import { expect, it } from 'vitest';
import english from './en/desk/audit.ts';

it('every act of the audit log has a text, and no text is of an act that there is not', () => {
  const acts = Object.keys(AUDIT_ACTS).map((act) => `audit.${act.replaceAll('.', '-')}`);
  expect(Object.keys(english).toSorted()).toEqual(acts.toSorted());
});
