import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '@greenhall/test-kit/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, compose } from './compose.ts';
import { BUILD } from './platform/build.ts';
import { runChecks } from './platform/checks.ts';
import { readSettings } from '@greenhall/test-kit/settings';

describe('the whole house', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-house-'));
  let app: App;
  beforeAll(async () => {
    app = await compose(readSettings({ DATA_DIR: directory, LOG_LEVEL: 'silent' }), pino({ level: 'silent' }), {
      inMemory: true,
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('starts clean, with an invitation and two set-up links', async () => {
    expect(app.first.invitationCode).toMatch(/^\w{6,}$/);
    expect(app.first.setupTokens).toHaveLength(2);
    expect(await runChecks(app.ports.db, app.checks)).toMatchObject({ clean: true });
    const { value } = await new TestClient(app.http).call('platform.status');
    expect(value).toEqual({ version: BUILD.version, mode: 'sandbox', closedAfter: null, durable: false });
  });

  it('describes every route in OpenAPI 3.1, and tells how it is', async () => {
    const openapi = await app.http.inject('/api/openapi.json');
    const description = openapi.json();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toContain('/api/wallet/transfers');
    expect(JSON.stringify(description)).not.toContain('/api/admin/');
    expect((await app.http.inject('/api/admin/openapi.json')).statusCode).toBe(401);
    expect((await app.http.inject('/api/docs')).statusCode).toBe(200);
    expect((await app.http.inject('/healthz')).statusCode).toBe(200);
    expect((await app.http.inject('/readyz')).json()).toEqual({
      ready: true,
      engine: 'embedded',
      safeAgainstPowerLoss: false,
    });
    expect((await app.http.inject('/metrics')).statusCode).toBe(404);
  });

  it('answers what does not exist with a code, not a page', async () => {
    const answer = await app.http.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 5002, title: 'notFound' });
    const built = await app.http.inject('/assets/of-a-newer-release.js');
    expect([built.statusCode, built.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await app.http.inject('/Upload/..%2fsecret')).statusCode).toBe(404);
    expect((await app.http.inject('/Upload/s-aaaaaaaaaaaaaaaaaaaaaa.jpg?e=9999999999999&s=x')).statusCode).toBe(404);
  });
});
