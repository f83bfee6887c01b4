import type { Reply } from '@greenhall/client/route-input';
import type { Texts } from '../text/texts.ts';

/** An operator as members read it: roles and number, never the name. */
type Staff = Pick<Reply<'otc.trade'>['looks'][number], 'operator' | 'roles'>;

/** Who of the operators it was; what earlier versions wrote says no roles. The screen loads the texts of `security`. */
export function staffText({ t }: Pick<Texts, 't'>, { operator, roles }: Staff): string {
  const names = roles.map((role) => t(`security.role.${role}`)).join(', ') || t('security.inspectedByStaff');
  return operator === null ? names : t('security.inspectedBy', { roles: names, number: operator });
}
