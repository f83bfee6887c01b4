import { slices } from '../../apps/server/src/compose.ts';
import type { StateMachine } from '../../apps/server/src/platform/facts/state-machines.ts';
import type { Generator } from './generator.ts';

function section(title: string, { keptIn, transitions: life }: StateMachine): string {
  const rows = life.states.flatMap((state) =>
    life.events(state).map((event) => `| ${state} | ${event} | ${life.next(state, event) ?? ''} |`),
  );
  const ends = life.terminal.length > 0 ? `ends as ${life.terminal.join(', ')}` : 'never ends';
  const kept = `Begins as ${life.initial.join(' or ')}; ${ends}. Kept in \`${keptIn}\`.`;
  return `## ${title}\n\n${kept}\n\n| from | event | to |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Every transition table of the domain, to be read. */
export const states: Generator = {
  file: 'docs/domain/states.md',
  make: () => {
    const sections = slices
      .flatMap((slice) => Object.entries(slice.states ?? {}))
      .map(([title, one]) => section(title, one));
    return `# States\n\nGenerated from the transition tables of \`packages/domain\` by \`npm run generate\`.\n\n${sections.join('\n')}`;
  },
};
