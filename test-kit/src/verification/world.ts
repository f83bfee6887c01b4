import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { createHttp } from '@greenhall/server/platform/http/server';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { verificationHandlers } from '@greenhall/server/slices/verification/routes';
import type { Reply } from '@greenhall/client/route-input';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { allChecks } from '@greenhall/server/compose';
import { TestClient } from '../client.ts';
import type { Engine } from '../database.ts';
import { operatorCaller } from '../operators.ts';
import { JPG } from '../otc-world.ts';
import type { Person } from '../world.ts';
import { type WalletWorld, openWalletWorld } from '../wallet-world.ts';

/** What a person fills in. */
export const DETAILS = {
  name: 'Ada Specimen',
  birthDate: '1990-02-28',
  country: 'DE',
  type: 'identityCard',
  number: 'L01X00T47',
  expiresOn: '2030-01-01',
} as const;
export type FilledIn = { readonly [K in keyof typeof DETAILS]: string };

type Approved = Reply<'verification.approve'>;

/** Members with the routes of verification, and reviewers with the accounts that they have declared as their own. */
export interface VerificationWorld extends WalletWorld {
  reviewer(name: string, members?: readonly string[] | null): TestClient;
  /** A member of whom nothing is known yet. */
  newcomer(): Promise<Person>;
  /** Fills in the draft with all pictures. */
  fill(who: Person, details?: Partial<FilledIn>, picture?: Buffer): Promise<void>;
  /** Fills in and submits; answers the number of the case. */
  submit(who: Person, details?: Partial<FilledIn>, picture?: Buffer): Promise<string>;
  /** Takes a case into review as it stands. */
  claim(by: TestClient, id: string): ReturnType<typeof claimAt>;
  /** Opens the fields and all pictures of a case that the reviewer has. */
  look(by: TestClient, id: string): Promise<void>;
  /** Approves by another reviewer what waits for a second one after this approval. Answers the case. */
  settle(approved: Approved): Promise<Approved>;
  /** Submits, claims, looks and approves, also by a second reviewer where the case takes one. */
  approve(by: TestClient, who: Person, details?: Partial<FilledIn>): Promise<string>;
}

const versionOf = async (by: TestClient, id: string): Promise<number> =>
  (await by.call('verification.case', { params: { id } })).value.version;

async function claimAt(by: TestClient, id: string) {
  return by.call('verification.claim', { params: { id }, body: { version: await versionOf(by, id) } });
}

const lookAt: VerificationWorld['look'] = async (by, id) => {
  await by.call('verification.fields', { params: { id } });
  const { present } = (await by.call('verification.case', { params: { id } })).value;
  for (const side of present) await by.call('verification.picture', { params: { id, side } });
};

export async function openVerificationWorld(engine: Engine): Promise<VerificationWorld> {
  const world = await openWalletWorld(engine);
  const { ports } = world;
  const desk = await createHttp(ports.settings, ports.log);
  const callers = new Map<string, ReturnType<typeof operatorCaller>>();
  const auth = { member: world.auth.member, operator: async (cookie: string) => callers.get(cookie) };
  bindSlice(desk, auth, 'verification', verificationHandlers(ports));
  bindSlice(desk, auth, 'admin', adminHandlers(ports, allChecks));
  const reviewer: VerificationWorld['reviewer'] = (name, members = []) => {
    const cookie = `${name}-${members?.join('-') ?? 'undeclared'}`;
    callers.set(cookie, operatorCaller(name, members?.map((no) => memberNumber(no)) ?? null, ['compliance']));
    const client = new TestClient(desk);
    client.setCookie(OPERATOR_COOKIE, cookie);
    return client;
  };
  let [above, joined] = [world.ann, 0];
  const must = <T>({ refusal, value }: { refusal: string | undefined; value: T }): T => {
    if (refusal) throw new Error(refusal);
    return value;
  };
  const fill: VerificationWorld['fill'] = async ({ client }, details = {}, picture = JPG) => {
    must(await client.call('verification.save', { body: { ...DETAILS, ...details } }));
    const { needed } = must(await client.call('verification.state')).case ?? { needed: [] };
    for (const side of needed) must(await client.upload('verification.addPicture', { side }, { picture }));
  };
  const submit: VerificationWorld['submit'] = async (who, details, picture) => {
    await fill(who, details, picture);
    must(await who.client.call('verification.submit', { body: {} }));
    const lister = reviewer('lister');
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { view: 'waiting', limit: '100', ...(cursor ? { cursor } : {}) };
      const page = must(await lister.call('verification.desk', { query }));
      const found = page.items.find(({ member }) => member === who.no);
      if (found) return found.id;
      cursor = page.next;
    }
    throw new Error('the case does not wait');
  };
  const approveOnce = async (by: TestClient, id: string): Promise<Approved> => {
    const { version } = must(await claimAt(by, id));
    await lookAt(by, id);
    return must(await by.call('verification.approve', { params: { id }, body: { version } }));
  };
  const settle: VerificationWorld['settle'] = async (approved) =>
    approved.secondFor === null ? approved : approveOnce(reviewer('seconder'), approved.id);
  return {
    ...world,
    reviewer,
    newcomer: async () => {
      joined += 1;
      above = await world.join(`person${joined}`, { by: above.code, contact: above.name, zone: 'A' });
      return above;
    },
    fill,
    submit,
    claim: claimAt,
    look: lookAt,
    settle,
    approve: async (by, who, details) => {
      const id = await submit(who, details);
      await settle(await approveOnce(by, id));
      return id;
    },
    close: async () => {
      await desk.close();
      await world.close();
    },
  };
}
