import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT } from '@greenhall/server/platform/settings/environment';
import { parse, parseAllDocuments } from 'yaml';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';

const FOLDER = join(ROOT, 'deploy/many/kustomize');

interface Container {
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly securityContext: object;
  readonly resources: { readonly limits: object };
}
interface Pod {
  readonly securityContext: object;
  readonly terminationGracePeriodSeconds?: number;
  readonly containers: readonly Container[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template?: { readonly spec: Pod } };
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly literals: readonly string[] }[];
}

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const kustomization = parse(read('kustomization.yaml')) as Kustomization;
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(name)).map((document) => document.toJS() as Manifest),
);
const pods = manifests.flatMap(({ kind, metadata: { name }, spec: { template } }) =>
  template ? [{ kind, name, pod: template.spec }] : [],
);

it('names every file of its folder', () => {
  expect(['kustomization.yaml', ...kustomization.resources].toSorted()).toEqual(readdirSync(FOLDER).toSorted());
});

it.each(pods)('$name runs as nobody, writes to nothing of its image and has a limit', ({ pod }) => {
  expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
  for (const { securityContext, resources } of pod.containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(resources.limits).toHaveProperty('memory');
  }
});

it.each(pods.filter(({ kind }) => kind === 'Deployment'))('$name has time to end in order', ({ pod }) => {
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(40);
});

it('has settings that the server knows, and none that is a secret', () => {
  const literals = kustomization.configMapGenerator.flatMap(({ literals: lines }) => lines);
  const names = [...literals.map((line) => line.split('=', 1)[0] ?? ''), 'PROCESS'];
  const known = new Set(Object.keys(ENVIRONMENT.shape).flatMap((name) => [name, `${name}_FILE`]));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(names.filter((name) => /(?:URL|PEPPER|KEYS?|TOKEN|PASSWORD|SECRET)$/.test(name))).toEqual([]);
});
