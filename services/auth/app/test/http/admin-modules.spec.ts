import { listAudit } from '@fitfolio/auth-contract/audit';
import { changeModule, listReleases } from '@fitfolio/auth-contract/modules';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { code, startAuth } from '../support/auth.js';
import { anAdmin } from '../support/people.js';
import { type FakeRegistry, startRegistry } from '../support/registry.js';

let registry: FakeRegistry;
let service: TestService;
let boss: string;
beforeAll(async () => {
  registry = await startRegistry();
  service = await startAuth(registry.env);
  boss = await anAdmin(service, 'boss@example.com');
});
beforeEach(() => {
  registry.refusal = null;
  registry.changes.length = 0;
});
afterAll(async () => {
  await service.close();
  await registry.close();
});

const list = () => service.call(listReleases, {}, { token: boss });
const change = (body: object, name = 'mfe-shop') =>
  service.call(changeModule, { params: { name }, body: body as never }, { token: boss });
const audited = async () => {
  const reply = await service.call(listAudit, { query: { action: 'module-changed' } }, { token: boss });
  return listAudit.reply.parse(reply.body).data;
};

describe('the releases of remotes', () => {
  it('are changed by the registry, and the audit says who, what and why', async () => {
    expect(listReleases.reply.parse((await list()).body).data).toEqual([registry.module]);
    const reply = await change({ verb: 'promote', reason: 'it works' });
    expect(changeModule.reply.parse(reply.body).data).toMatchObject({ stable: '2.0.0', canary: null });
    expect(registry.changes).toEqual([
      { verb: 'promote', reason: 'it works', name: 'mfe-shop', by: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    expect(await audited()).toMatchObject([
      {
        actor: { email: 'boss@example.com' },
        subject: { id: 'mfe-shop', email: null },
        reason: 'it works',
        before: { stable: '1.0.0', canary: '2.0.0', weight: 10 },
        after: { stable: '2.0.0', canary: null, weight: null },
      },
    ]);
  });

  it('stay as they are when the registry refuses, and no line says that they changed', async () => {
    registry.refusal = 'There is no version before this one.';
    const reply = await change({ verb: 'undo', reason: 'no' });
    expect([reply.status, code(reply)]).toEqual([409, 'MODULE_CHANGE_REFUSED']);
    expect(await audited()).toHaveLength(1);
  });

  it.each([
    ['no reason', { verb: 'undo', reason: ' ' }, 'mfe-shop', 400],
    ['a weight of 101', { verb: 'release', version: '2.0.0', weight: 101, reason: 'x' }, 'mfe-shop', 400],
    ['an unknown verb', { verb: 'remove', reason: 'x' }, 'mfe-shop', 400],
    ['an unknown module', { verb: 'undo', reason: 'x' }, 'mfe-none', 404],
  ])('are not asked for with %s', async (_what, body, name, status) => {
    expect((await change(body, name)).status).toBe(status);
    expect(registry.changes).toEqual([]);
  });

  it('cannot be had where no registry is set up', async () => {
    const alone = await startAuth();
    const token = await anAdmin(alone, 'boss@example.com');
    expect((await alone.call(listReleases, {}, { token })).status).toBe(503);
    await alone.close();
  });
});
