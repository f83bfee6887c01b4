interface Told {
  readonly list: string;
  readonly filter: string;
  readonly rows: number;
  readonly by: string;
  readonly at: Date;
}

/** The lines below the rows of a file. */
export const aboutOf = ({ list, filter, rows, by, at }: Told) =>
  [
    ['list', list],
    ['filter', filter],
    ['rows', String(rows)],
    ['exportedBy', by],
    ['exportedAt', at.toISOString()],
  ] as const;

/** What a file is called by who gets it. */
export const nameOf = (list: string, at: Date): string => `greenhall-${list}-${at.toISOString().slice(0, 10)}.csv`;
