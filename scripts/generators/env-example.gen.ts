import { VARIABLES } from '../../apps/server/src/platform/settings/environment.ts';
import type { Generator } from './generator.ts';

const HEAD = [
  '# Settings of the server with their defaults. Copy this file to .env, take the # away where you set something else,',
  '# and start with: node --env-file=.env scripts/run.mjs start',
  '# Each X may come from a file instead, named by X_FILE.',
];

/** Every setting with its default, to copy. */
export const envExample: Generator = {
  file: '.env.example',
  make: () => {
    const settings = VARIABLES.flatMap(({ name, fallback, about }) => [
      '',
      `# ${about.replaceAll('`', '')}`,
      `#${name}=${/[\s<>]/.test(fallback) ? `"${fallback}"` : fallback}`,
    ]);
    return `${[...HEAD, ...settings].join('\n')}\n`;
  },
};
