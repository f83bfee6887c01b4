/** `npm run bench -- scale [-- shedding | questions | webs | standby | sockets | traces]`: how several processes, and one with too much to do, behave. */
const PARTS = {
  shedding: () => import('./shedding.ts'),
  questions: () => import('./questions.ts'),
  webs: () => import('./webs.ts'),
  standby: () => import('./standby.ts'),
  sockets: () => import('./sockets.ts'),
  traces: () => import('./traces.ts'),
};

const [asked] = process.argv.slice(2);
for (const [name, run] of Object.entries(PARTS)) if (asked === undefined || asked === name) await run();
process.exit(0);
