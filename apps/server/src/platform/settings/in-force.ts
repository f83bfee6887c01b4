import { NAMES, SECRETS, VARIABLES } from './environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** A setting as it may be shown: of a secret only whether it is set. */
export interface InForce {
  readonly name: string;
  readonly value: string;
  readonly from: 'default' | 'environment' | 'file';
}

const SECRET: ReadonlySet<string> = new Set(SECRETS);

function sourceOf(name: string, environment: Variables): InForce['from'] {
  if (environment[`${name}_FILE`]) return 'file';
  return environment[name] ? 'environment' : 'default';
}

/** Every setting that an environment gives, with where it comes from. The values of secrets are left out. */
export function settingsInForce(environment: Variables): InForce[] {
  return NAMES.map((name) => {
    const from = sourceOf(name, environment);
    if (SECRET.has(name)) return { name, value: from === 'default' ? 'not set' : 'set', from };
    const fallback = VARIABLES.find((variable) => variable.name === name)?.fallback ?? '';
    const named = environment[`${name}_FILE`];
    return { name, value: (named ? `content of ${named}` : environment[name] || fallback) || 'not set', from };
  });
}
