import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../test/worlds.ts';
import { memberNumber } from '../../shared/member-no.ts';
import { buildTrees, NOBODY, zoneVolumes, type Place, type Trees } from './trees.ts';

const first: Place = { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n };
const second: Place = {
  member: memberNumber(2n),
  sponsor: memberNumber(1n),
  parent: memberNumber(1n),
  zone: 'A',
  owner: 2n,
};

/** The page's own words, slowly: from each payer upwards, into the zone it came from, past its own nodes. */
function walked(trees: Trees, volumes: ReadonlyMap<number, bigint>) {
  const [inA = [], inB = []] = [0, 1].map(() => Array.from(trees.numbers, () => 0n));
  for (const [payer, volume] of volumes) {
    let below = payer;
    for (let node = trees.parent[payer] ?? NOBODY; node !== NOBODY; node = trees.parent[node] ?? NOBODY) {
      const zone = trees.childA[node] === below ? inA : inB;
      if (trees.owner[node] !== trees.owner[payer]) zone[node] = (zone[node] ?? 0n) + volume;
      below = node;
    }
  }
  return { inA, inB };
}

describe('the trees', () => {
  it('sum each zone’s volume in one pass as a walk upwards would', () => {
    const wishes = fc.array(fc.record({ sponsor: fc.nat(), turns: fc.nat(), isOwn: fc.boolean() }), { maxLength: 14 });
    const volume = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 15, maxLength: 15 });
    fc.assert(
      fc.property(wishes, volume, (wished, values) => {
        const places = placesOf(wished);
        const trees = buildTrees(places);
        const volumes = new Map(places.map((_, index) => [index, values[index] ?? 0n]));
        const { inA, inB } = zoneVolumes(trees, volumes);
        expect({ inA: [...inA], inB: [...inB] }).toEqual(walked(trees, volumes));
      }),
    );
  });
  it('may be as deep as they have members', () => {
    const chain = Array.from({ length: 20_000 }, (_, index): Place => {
      const above = index === 0 ? null : memberNumber(BigInt(index));
      return {
        member: memberNumber(BigInt(index + 1)),
        sponsor: above,
        parent: above,
        zone: 'B',
        owner: BigInt(index + 1),
      };
    });
    const { inA, inB } = zoneVolumes(buildTrees(chain), new Map([[19_999, 7n]]));
    expect([inA[0], inB[0], inB[19_998], inB[19_999]]).toEqual([0n, 7n, 7n, 0n]);
  });
  it.each<readonly [string, readonly Place[]]>([
    ['is used twice', [first, first]],
    ['is in no tree', [{ ...second, sponsor: memberNumber(9n) }]],
    ['is taken', [first, second, { ...second, member: memberNumber(3n) }]],
    ['has a cycle', [{ ...first, parent: memberNumber(2n), zone: 'A' }, second]],
  ])('cannot be built where a place %s', (says, places) => {
    expect(() => buildTrees(places)).toThrow(says);
  });
});
