import type { Role } from '@greenhall/domain/admin/roles';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { slices } from '@greenhall/server/compose';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import { TestClient } from '../client.ts';
import { operatorCaller } from '../operators.ts';
import type { World } from '../world.ts';

/** Nobody has confirmed which member accounts are the operator's. */
const UNDECLARED = '-';

/** The routes of a world for operators who are whom their cookie says: a test of rights needs no sign-in. */
export async function openRoleClients({ ports, auth }: Pick<World, 'ports' | 'auth'>) {
  const http = await createHttp(ports.settings, ports.log);
  const operator = async (cookie: string) => {
    const [name = '', roles = '', members = ''] = cookie.split('|');
    const declared = members === UNDECLARED ? null : members.split(' ').filter((no) => no !== '');
    return operatorCaller(name, declared && declared.map((no) => memberNumber(no)), roles.split(' ') as Role[]);
  };
  for (const { bind } of slices) bind?.(http, { member: auth.member, operator }, ports);
  const withCookie = (cookie: string): TestClient => {
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, cookie);
    return client;
  };
  return {
    /** An operator of this name, with the member accounts that it has declared; `null` as long as none were confirmed. */
    as: (name: string, roles: readonly Role[], members: readonly string[] | null = []) =>
      withCookie(`${name}|${roles.join(' ')}|${members === null ? UNDECLARED : members.join(' ')}`),
    stranger: () => new TestClient(http),
    close: () => http.close(),
  };
}

export type RoleClients = Awaited<ReturnType<typeof openRoleClients>>;
