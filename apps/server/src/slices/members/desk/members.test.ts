import { ownerNo } from '@greenhall/domain/members/owner';
import { randomUUID } from 'node:crypto';
import { routes } from '@greenhall/contract/routes';
import { LANGUAGES } from '@greenhall/locales/languages';
import type { Dictionary } from '@greenhall/locales/runtime';
import { accept } from '@greenhall/domain/shared/result';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { createCredential, memberSessions } from '../../identity/index.ts';
import { signIn } from '../../identity/session/sessions.ts';
import { createMember, memberState, readNickname, removeMember, setMemberState } from '../index.ts';
import { membersHandlers } from '../handlers.ts';

const OPERATOR = operatorCaller('olga');
const ORIGIN = { network: '127.0.0.1', device: 'test', language: undefined, request: 'test' };

describe.each(ENGINES)('members on %s', (engine) => {
  let ports: TestPorts;
  let http: Awaited<ReturnType<typeof createHttp>>;
  let operator: TestClient;
  beforeAll(async () => {
    ports = await testPorts(engine);
    http = await createHttp(ports.settings, ports.log);
    const auth = {
      member: memberSessions(ports),
      operator: async (cookie: string) => (cookie === 'olga' ? OPERATOR : undefined),
    };
    bindSlice(http, auth, 'members', membersHandlers(ports));
    operator = new TestClient(http);
    operator.setCookie(OPERATOR_COOKIE, 'olga');
  });
  afterAll(async () => {
    await http.close();
    await ports.close();
  });

  let people = 0;
  const arrive = async (username: string) => {
    people += 1;
    const phone = `138${String(people).padStart(8, '0')}`;
    const email = `${username}@mail.example`;
    const client = new TestClient(http);
    const arrived = await transact(ports.db, async (tx) => {
      const secrets = { loginHash: 'quick:a', payHash: 'quick:b' };
      const made = await createCredential(ports, tx, { username, ...secrets, phone, email, language: 'en' });
      if (!made.ok) return made;
      const { memberNo, invitationCode } = made.value;
      const at = ports.clock.now();
      const state = { status: 'pending', chosenLevel: 2, pendingUntil: at, agreement: '1', language: 'en' } as const;
      await createMember(tx, { memberNo, owner: ownerNo(memberNo), ...state, at });
      const cookies = { origin: ORIGIN, setCookie: (name: string, value: string) => client.setCookie(name, value) };
      const opened = await signIn(ports, tx, cookies, { memberNo, username, invitationCode }, null);
      client.token = opened.token;
      return accept({ memberNo, invitationCode });
    });
    if (!arrived.ok) throw new Error(arrived.refusal);
    return { ...arrived.value, client, phone, email, username };
  };

  it('shows a member its own profile, and what its payments and bonuses leave', async () => {
    const ann = await arrive('ann88');
    const me = await ann.client.call('members.me');
    expect(me.value).toMatchObject({
      id: String(ann.memberNo),
      userid: 'ann88',
      status: 'pending',
      level: 0,
      owner: null,
      language: 'en',
      avatar: '',
      effectiveHeight: '0.000000',
      invitationCode: ann.invitationCode,
    });
    await sql`update members_member set status = 'active', level = 3, bought = 3, node_fuel = 1000000000, fees_paid = 100000000,
                     counted_income = 15500000 where member_no = ${ann.memberNo}`.execute(ports.db);
    const later = await ann.client.call('members.me');
    expect(later.value).toMatchObject({
      nodeFuel: '1000.000000',
      totalIncome: '15.500000',
      effectiveHeight: '234.500000',
    });
    expect((await new TestClient(http).call('members.me')).refusal).toBe('notSignedIn');
  });

  it('changes what is given of a profile and leaves the rest', async () => {
    const { client } = await arrive('ben88');
    const change = (body: Record<string, unknown>) => client.call('members.updateProfile', { body });
    expect((await change({ nickname: '  Ben ', country: 'DE', language: 'de' })).status).toBe(200);
    expect((await change({ country: null })).status).toBe(200);
    expect((await client.call('members.me')).value).toMatchObject({ nickname: 'Ben', country: null, language: 'de' });
    expect((await change({})).refusal).toBe('contentEmpty');
    for (const body of [
      { nickname: ' ' },
      { nickname: 'x'.repeat(25) },
      { country: 'Germany' },
      { nickname: 'a\u0000' },
      { nickname: 'Greenhall Support' },
      { nickname: 'ꜱᴜᴘᴘᴏʀᴛ' },
      { nickname: 'greenhaӏӏ' },
      { nickname: '\u3164' },
      { nickname: '\u2800' },
      { nickname: 'Аnn' },
    ])
      expect((await change(body)).refusal).toBe('badRequest');
  });

  it.each(LANGUAGES)(
    'refuses the names of the operators’ roles and of their service in %s as a nickname',
    async (language) => {
      const { default: roles } = (await import(`@greenhall/locales/${language}/desk/admin`)) as { default: Dictionary };
      const { default: running } = (await import(`@greenhall/locales/${language}/running`)) as { default: Dictionary };
      const names = Object.entries({ ...roles, ...running }).filter(([key]) =>
        /^operators\.role\.|^running\.service$/.test(key),
      );
      expect(names.length).toBeGreaterThan(8);
      for (const [key, name] of names) expect(typeof name === 'string' && readNickname(name).ok, key).toBe(false);
    },
  );

  describe('members.setAvatar', () => {
    const upload = async (token: string | undefined, content: Buffer, key: string = randomUUID()) => {
      const head =
        '--b\r\ncontent-disposition: form-data; name="avatar"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
      const response = await http.inject({
        method: 'POST',
        url: '/api/members/me/avatar',
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'idempotency-key': key,
          'x-sign': '',
          authorization: `Bearer ${token}`,
        },
        payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
      });
      return { status: response.statusCode, json: response.json() };
    };

    it('writes a picture anew without its metadata, and leaves the one before to the sweep', async () => {
      const { client } = await arrive('cara8');
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a0' } })
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg()
        .toBuffer();
      const first = await upload(client.token, picture);
      expect(first.status).toBe(200);
      const stored = await ports.files.read(first.json.avatar, { readers: [] });
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      expect((await client.call('members.me')).value.avatar).toBe(first.json.avatar);
      const key = randomUUID();
      const second = await upload(client.token, picture, key);
      expect((await upload(client.token, picture, key)).json).toEqual(second.json);
      expect(await ports.files.read(second.json.avatar, { readers: [] })).toBeDefined();
      expect(await ports.files.read(first.json.avatar, { readers: [] })).toBeDefined();
    });

    it('refuses what is no picture', async () => {
      const { client } = await arrive('dan88');
      for (const content of [Buffer.from('<svg/>'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), Buffer.alloc(0)]) {
        const refused = await upload(client.token, content);
        expect(refused.json).toMatchObject({ title: 'imageRule', params: { max: 5 } });
      }
    });
  });

  it('finds members for operators by number, username, phone or e-mail', async () => {
    const eve = await arrive('eve88');
    for (const search of [String(eve.memberNo), ' EVE88 ', eve.phone, eve.email.toUpperCase()]) {
      const found = await operator.call('members.list', { body: { search } });
      expect(found.value.items.map((item) => item.userid)).toEqual(['eve88']);
    }
    for (const search of ['nobody', '%', "' or ''='", '9'.repeat(120)])
      expect((await operator.call('members.list', { body: { search } })).value.items).toEqual([]);
    const first = await operator.call('members.list', { body: { limit: 2 } });
    const rest = await operator.call('members.list', { body: { cursor: first.value.next ?? '' } });
    const ids = [...first.value.items, ...rest.value.items].map((item) => item.id);
    expect(new Set(ids).size).toBe(people);
    expect((await operator.call('members.list', { body: { cursor: 'x' } })).refusal).toBe('pageCursorInvalid');
    expect((await eve.client.call('members.list')).refusal).toBe('notSignedIn');
    // What was typed may be a phone number: an address is kept by browsers and proxies.
    expect(routes.members.list).toMatchObject({ method: 'POST' });
    expect(Object.keys(routes.members.list)).not.toContain('query');
  });

  it('changes a state by compare-and-set and removes a pending member alone', async () => {
    const { memberNo } = await arrive('gus88');
    const to = { status: 'active', bought: 2, level: 0, nodeFuel: 5n, pendingUntil: null } as const;
    const inTx = <T>(act: (tx: Parameters<typeof removeMember>[0]) => Promise<T>) =>
      ports.db.transaction().execute(act);
    expect(await inTx((tx) => setMemberState(tx, memberNo, 'pending', to))).toBe(true);
    expect(await inTx((tx) => setMemberState(tx, memberNo, 'pending', to))).toBe(false);
    expect(await memberState(ports.db, memberNo)).toMatchObject(to);
    expect(await inTx((tx) => removeMember(tx, memberNo))).toBe(false);
    expect(await inTx((tx) => setMemberState(tx, memberNo, 'active', { ...to, status: 'pending' }))).toBe(true);
    expect(await inTx((tx) => removeMember(tx, memberNo))).toBe(true);
    expect(await memberState(ports.db, memberNo)).toBeUndefined();
  });
});
