import { slices } from '../../apps/server/src/compose.ts';
import type { Transitions } from '../../packages/domain/src/shared/transitions.ts';
import type { Generator } from './generator.ts';

function section(title: string, life: Transitions<string, string>): string {
  const rows = life.states.flatMap((state) =>
    life.events(state).map((event) => `| ${state} | ${event} | ${life.next(state, event) ?? ''} |`),
  );
  const ends = `Begins as ${life.initial.join(' or ')}; ends as ${life.terminal.join(', ')}.`;
  return `## ${title}\n\n${ends}\n\n| from | event | to |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Every transition table of the domain, to be read. */
export const states: Generator = {
  file: 'docs/domain/states.md',
  make: () => {
    const sections = slices
      .flatMap((slice) => Object.entries(slice.states ?? {}))
      .map(([title, life]) => section(title, life));
    return `# States\n\nGenerated from the transition tables of \`packages/domain\` by \`npm run generate\`.\n\n${sections.join('\n')}`;
  },
};
