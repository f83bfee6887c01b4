/** A change of a file: what is put behind a text that occurs in it once. */
export interface Addition {
  readonly path: string;
  readonly behind: string;
  readonly text: string;
}

/** The places that name a slice, each with all that the scratch slice says there. */
export const REGISTRATIONS: Readonly<Record<string, readonly Addition[]>> = {
  'tools/slices.ts': [{ path: 'tools/slices.ts', behind: "['proof'", text: ", 'scratch'" }],
  'packages/contract/src/routes.ts': [
    {
      path: 'packages/contract/src/routes.ts',
      behind: "import { proofRoutes } from './proof/routes.ts';\n",
      text: "import { scratchLive } from './scratch/live.ts';\nimport { scratchRoutes } from './scratch/routes.ts';\n",
    },
    { path: 'packages/contract/src/routes.ts', behind: '  proof: proofRoutes,\n', text: '  scratch: scratchRoutes,\n' },
    { path: 'packages/contract/src/routes.ts', behind: '  shop: shopLive,\n', text: '  scratch: scratchLive,\n' },
    {
      path: 'packages/contract/src/routes.ts',
      behind: "  proof: 'What is held beside what is owed.',\n",
      text: "  scratch: 'Entries that show how a slice is added.',\n",
    },
  ],
  'apps/server/src/compose.ts': [
    {
      path: 'apps/server/src/compose.ts',
      behind: "import { proofSlice } from './slices/proof/slice.ts';\n",
      text: "import { scratchSlice } from './slices/scratch/slice.ts';\n",
    },
    { path: 'apps/server/src/compose.ts', behind: '  proof: proofSlice,\n', text: '  scratch: scratchSlice,\n' },
  ],
  'packages/locales/src/slices.ts': [
    {
      path: 'packages/locales/src/slices.ts',
      behind: "import type proof from './en/proof.ts';\n",
      text: "import type scratch from './en/scratch.ts';\n",
    },
    {
      path: 'packages/locales/src/slices.ts',
      behind: '  proof: typeof proof;\n',
      text: '  scratch: typeof scratch;\n',
    },
  ],
  'apps/web/src/app/routes.ts': [
    {
      path: 'apps/web/src/app/routes.ts',
      behind: "import { proofScreens } from './screens/proof.ts';\n",
      text: "import { scratchScreens } from './screens/scratch.ts';\n",
    },
    { path: 'apps/web/src/app/routes.ts', behind: '  ...proofScreens,\n', text: '  ...scratchScreens,\n' },
  ],
  'apps/console/src/app/routes.ts': [
    {
      path: 'apps/console/src/app/routes.ts',
      behind: "        Screen: lazy(() => import('../features/proof/snapshots.tsx')),\n      },\n",
      text: `      {
        path: '/scratch',
        title: 'scratch.title',
        reads: 'scratch.deskEntries',
        Screen: lazy(() => import('../features/scratch/entries.tsx')),
        texts: ['scratch'],
      },
`,
    },
  ],
};

/** The act of the slice's desk, in the table of rights that is read as one page. */
export const RIGHT: Addition = {
  path: 'packages/domain/src/admin/roles.ts',
  behind: 'export const RIGHTS = {\n',
  text: "  'scratch.entries': { super: 'read' },\n",
};

/** A field that members and operators see: a weight that nobody need say. Its texts are added beside. */
export const FIELD: readonly Addition[] = [
  {
    path: 'apps/server/db/migrations/9002_scratch_weight.sql',
    behind: '',
    text: "-- expand\nalter table scratch_entry add column weight text not null default '';\n",
  },
  { path: 'packages/contract/src/scratch/routes.ts', behind: '  at: instantField,\n', text: '  weight: z.string(),\n' },
  { path: 'apps/server/src/slices/scratch/store.ts', behind: "'note', 'madeAt'", text: ", 'weight'" },
  {
    path: 'apps/server/src/slices/scratch/store.ts',
    behind: "Omit<EntryRow, 'id'",
    text: " | 'weight'",
  },
  {
    path: 'apps/server/src/slices/scratch/present.ts',
    behind: '  at: row.madeAt.toISOString(),\n',
    text: '  weight: row.weight,\n',
  },
  {
    path: 'apps/server/src/slices/scratch/scratch.test.ts',
    behind: 'at: expect.any(String)',
    text: ", weight: ''",
  },
  {
    path: 'apps/web/src/features/scratch/screens/entries.tsx',
    behind: '            <p>{row.amount}</p>\n',
    text: "            <p>{`${t('scratch.weight')} ${row.weight}`}</p>\n",
  },
  {
    path: 'apps/console/src/features/scratch/entries.tsx',
    behind: "        column.text('console.note', (row) => row.note),\n",
    text: "        column.text('scratch.weight', (row) => row.weight),\n",
  },
];

/** A filter of the list by the amount: one line that asks, one that finds. */
export const FILTER: readonly Addition[] = [
  {
    path: 'packages/contract/src/scratch/routes.ts',
    behind: "        made: 'moment',\n",
    text: "        amount: 'amount',\n",
  },
  {
    path: 'apps/server/src/slices/scratch/store.ts',
    behind: "    made: 'madeAt',\n",
    text: "    amount: 'amount',\n",
  },
];
