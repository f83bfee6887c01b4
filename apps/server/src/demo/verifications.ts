import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { SIDES, type Side, sidesOf } from '@greenhall/domain/verification/document';
import { expireCases } from '../slices/verification/sweep-cases.ts';
import { drawDocument } from './draw-document.ts';
import type { DemoContext, Person } from './people.ts';

interface Happening {
  readonly before: number;
  readonly run: (context: DemoContext) => Promise<unknown>;
}

const personAt = ({ people }: DemoContext, index: number): Person => {
  const found = people[index];
  if (!found) throw new Error(`nobody has the place ${index} in the demo world`);
  return found;
};

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface Document {
  readonly name: string;
  readonly birthDate: string;
  readonly country: string;
  readonly type: 'passport' | 'identityCard';
  readonly number: string;
  readonly expiresOn: string;
}

const documentOf = (index: number, changed: Partial<Document> = {}): Document => ({
  name: `Specimen ${'ABCDEFGHIJ'[index]}`,
  birthDate: `19${70 + index}-0${1 + (index % 9)}-15`,
  country: 'DE',
  type: index % 2 === 0 ? 'passport' : 'identityCard',
  number: `SPECIMEN${1_000 + index}`,
  expiresOn: '2031-05-31',
  ...changed,
});

/** What the people of the demo world and its reviewers do about verifications. */
class Acts {
  readonly pictures: Readonly<Record<Side, Buffer>>;
  constructor(pictures: Readonly<Record<Side, Buffer>>) {
    this.pictures = pictures;
  }

  async fill({ callRoute, ...world }: DemoContext, index: number, document: Document): Promise<void> {
    const { caller } = personAt({ callRoute, ...world }, index);
    await callRoute('verification.save', caller, { body: document });
    for (const side of sidesOf(document.type))
      await callRoute('verification.addPicture', caller, { body: { side }, files: { picture: this.pictures[side] } });
  }

  async submit(world: DemoContext, index: number, document: Document): Promise<void> {
    await this.fill(world, index, document);
    await world.callRoute('verification.submit', personAt(world, index).caller, { body: {} });
  }

  /** Claims the case of a person; answers how it is named from then on. */
  async claim(world: DemoContext, index: number, reviewer = world.operators[0]) {
    if (!reviewer) throw new Error('the demo world has too few operators');
    const member = String(personAt(world, index).caller.memberNo);
    const { items } = await world.callRoute('verification.desk', reviewer, { query: { view: 'waiting', limit: 100 } });
    const found = items.find((one) => one.member === member);
    if (!found) throw new Error(`${member} waits for no reviewer`);
    const params = { id: found.id };
    const body = { version: found.version };
    const { version, present } = await world.callRoute('verification.claim', reviewer, { params, body });
    return { reviewer, params, version, present };
  }

  /** Approves the case of a person, with a second reviewer where it takes one. */
  async approve(world: DemoContext, index: number, by = world.operators[0]): Promise<void> {
    const { reviewer, params, version, present } = await this.claim(world, index, by);
    await world.callRoute('verification.fields', reviewer, { params });
    for (const side of present)
      await world.callRoute('verification.picture', reviewer, { params: { ...params, side } });
    const { state } = await world.callRoute('verification.approve', reviewer, { params, body: { version } });
    // One case in some is drawn for a second reviewer.
    if (state !== 'approved') await this.approve(world, index, world.operators[1]);
  }
}

/** A case in each state, and one whose document somebody else has. */
export async function verifications(end: number): Promise<readonly Happening[]> {
  const drawn = await Promise.all(SIDES.map(async (side) => [side, await drawDocument(side)] as const));
  const acts = new Acts(Object.fromEntries(drawn) as Record<Side, Buffer>);
  const submit = (before: number, index: number, changed: Partial<Document> = {}): Happening => ({
    before,
    run: (world) => acts.submit(world, index, documentOf(index, changed)),
  });
  const approve = (before: number, index: number): Happening => ({
    before,
    run: (world) => acts.approve(world, index),
  });
  return [
    submit(8 * DAY, 2, { expiresOn: isoDay(end - 5 * DAY) }),
    approve(7 * DAY, 2),
    { before: 3 * DAY, run: ({ ports }) => expireCases(ports) },
    submit(6 * DAY, 1),
    approve(5 * DAY, 1),
    submit(4 * DAY, 3),
    {
      before: 3 * DAY + HOUR,
      run: async (world) => {
        const { reviewer, params, version } = await acts.claim(world, 3);
        const body = { version, reason: 'mismatch' as const, isFinal: false };
        await world.callRoute('verification.reject', reviewer, { params, body });
      },
    },
    submit(2 * DAY, 4),
    {
      before: DAY,
      run: async (world) => {
        const { reviewer, params, version } = await acts.claim(world, 4);
        const body = { version, reason: 'unreadable' as const, sides: ['holding' as const] };
        await world.callRoute('verification.askMore', reviewer, { params, body });
      },
    },
    submit(6 * HOUR, 5),
    { before: MINUTE, run: (world) => acts.claim(world, 5) },
    submit(3 * HOUR, 6, documentOf(1)),
    submit(2 * HOUR, 7),
    { before: HOUR, run: (world) => acts.fill(world, 8, { ...documentOf(8), number: '' }) },
  ];
}
