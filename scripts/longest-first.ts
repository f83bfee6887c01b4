import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest on their own: whoever starts them last waits for them alone at the end. */
const LONGEST = [
  'bench/kills/',
  'slices/stock/vectors',
  'platform/pictures/',
  'slices/otc/kills',
  'slices/stock/settlement',
  'src/start-up',
  'src/outages',
  'src/two-servers',
  'e2e/trading',
  'e2e/every-screen',
  'e2e/console',
  'e2e/shop-desk-orders',
  'e2e/scripts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((name) => moduleId.includes(name));
  return found < 0 ? LONGEST.length : found;
};

/** Starts the longest files first; the others as Vitest orders them, which remembers how long each took. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
