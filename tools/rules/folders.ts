import { isTest, type Rule } from '../rule.ts';

const MOST = 25;
const EXEMPT = /^(?:apps\/server\/db\/|docs\/decisions\/|apps\/server\/fonts\/)|\/generated\//;
const isCounted = (path: string): boolean =>
  /^(?:packages|apps|bench|e2e|scripts|tools|docs)\//.test(path) && !isTest(path) && !EXEMPT.test(path);

export const folders: Rule = {
  says: `no folder has more than ${MOST} files, tests not counted`,
  check: (files) => {
    const counts = new Map<string, number>();
    for (const { path } of files.filter((file) => isCounted(file.path))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > MOST).map(([folder, count]) => `${folder} has ${count} files`);
  },
  broken: [
    Array.from({ length: MOST + 1 }, (_, n) => ({ path: `apps/server/src/slices/shop/part-${n}.ts`, text: '' })),
  ],
};
