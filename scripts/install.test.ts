import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/runs': { version: '2.0.0' },
  'node_modules/builds': { version: '3.0.0', dev: true },
  'node_modules/elsewhere': { version: '4.0.0', optional: true },
};
const RUNS = { 'node_modules/runs': { version: '2.0.0' } };
const BUILDS = { 'node_modules/builds': { version: '3.0.0' } };

it('running on one machine: what runs the product needs no tools, and everything else does', () => {
  expect(isInstalled(LOCKED, RUNS, { withTools: false })).toBe(true);
  expect(isInstalled(LOCKED, RUNS)).toBe(false);
  expect(isInstalled(LOCKED, { ...RUNS, ...BUILDS })).toBe(true);
});

it('another version, or a package that the product needs, is missing for both', () => {
  for (const withTools of [true, false]) {
    expect(isInstalled(LOCKED, BUILDS, { withTools })).toBe(false);
    expect(isInstalled(LOCKED, { ...BUILDS, 'node_modules/runs': { version: '2.0.1' } }, { withTools })).toBe(false);
    const old = { ...RUNS, 'node_modules/builds': { version: '2.9.0' } };
    expect(isInstalled(LOCKED, old, { withTools })).toBe(false);
  }
});
