import { defineRemote, type Remote } from '@fitfolio/web-kit/remote';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRemoteLoader, slowMs } from './remote-loader.js';

const entry = {
  name: 'mfe-test',
  version: '1.0.0',
  manifest: '/remotes/mfe-test/mf-manifest.json',
  paths: {},
  nav: [],
};
const remote: Remote = {
  kit: '^2.0',
  resources: { namespace: 'mfe-test', vi: {}, en: {} },
  routes: [{ path: '/pricing', access: 'public', load: () => Promise.resolve(() => null) }],
};
const good = { default: defineRemote(remote) };
const tooNew = { default: defineRemote({ ...remote, kit: '^9.0' }) };

const findModule = jest.fn<Parameters<typeof createRemoteLoader>[0]['findModule']>();
const loadModule = jest.fn<Parameters<typeof createRemoteLoader>[0]['loadModule']>();
const onFailure = jest.fn<Parameters<typeof createRemoteLoader>[0]['onFailure']>();

beforeEach(() => {
  jest.useFakeTimers();
  findModule.mockReset().mockResolvedValue(entry);
  loadModule.mockReset().mockResolvedValue(good);
  onFailure.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

async function loaded() {
  const loader = createRemoteLoader({ findModule, loadModule, onFailure });
  const seen: string[] = [];
  loader.subscribe(() => {
    const state = loader.get('mfe-test');
    seen.push(state.kind === 'failed' ? state.fault : state.kind);
  });
  loader.load('mfe-test');
  await settle();
  return { loader, seen };
}

describe('a remote', () => {
  it('is loaded when first wanted, once', async () => {
    const { loader, seen } = await loaded();
    loader.load('mfe-test');
    loader.retry('mfe-test');
    await settle();
    expect(seen).toEqual(['loading', 'ready']);
    expect(loadModule.mock.calls).toEqual([[entry, false]]);
  });

  it.each([
    ['missing', () => findModule.mockResolvedValue(undefined)],
    ['unreachable', () => findModule.mockRejectedValue(new Error('no list'))],
    ['unreachable', () => loadModule.mockRejectedValue(new Error('no file'))],
    ['broken', () => loadModule.mockResolvedValue({ default: 'something else' })],
    ['too-new', () => loadModule.mockResolvedValue(tooNew)],
  ])('that is %s fails so, and comes back with another try', async (fault, arrange) => {
    arrange();
    const { loader, seen } = await loaded();
    expect(seen).toEqual(['loading', fault]);
    loader.load('mfe-test');
    await settle();
    expect(seen).toHaveLength(2);
    findModule.mockResolvedValue(entry);
    loadModule.mockResolvedValue(good);
    loader.retry('mfe-test');
    await settle();
    expect(loader.get('mfe-test').kind).toBe('ready');
    // Another try asks the server again, for the list and for the files.
    expect(findModule).toHaveBeenLastCalledWith('mfe-test', true);
    expect(loadModule).toHaveBeenLastCalledWith(entry, true);
  });

  it.each([
    ['no files', () => loadModule.mockRejectedValue(new Error('no file')), [[entry]]],
    ['another kit', () => loadModule.mockResolvedValue(tooNew), [[entry]]],
    ['no list', () => findModule.mockRejectedValue(new Error('no list')), []],
    ['no fault', () => undefined, []],
  ])('with %s is told of as the version that it is', async (_what, arrange, told) => {
    arrange();
    await loaded();
    expect(onFailure.mock.calls).toEqual(told);
  });

  it('that is slow says so, and still arrives', async () => {
    let arrive = (_module: unknown): void => undefined;
    loadModule.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { loader } = await loaded();
    await jest.advanceTimersByTimeAsync(slowMs - 1);
    expect(loader.get('mfe-test')).toEqual({ kind: 'loading', slow: false });
    await jest.advanceTimersByTimeAsync(1);
    expect(loader.get('mfe-test')).toEqual({ kind: 'loading', slow: true });
    arrive(good);
    await settle();
    expect(loader.get('mfe-test').kind).toBe('ready');
  });

  it('counts a late success of the first try, and not its late failure', async () => {
    const doors: ((module: unknown) => void)[] = [];
    const fails: ((error: Error) => void)[] = [];
    loadModule.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          doors.push(resolve);
          fails.push(reject);
        }),
    );
    const { loader } = await loaded();
    loader.retry('mfe-test');
    await settle();
    fails[0]!(new Error('late'));
    await settle();
    expect(loader.get('mfe-test')).toEqual({ kind: 'loading', slow: false });
    doors[1]!(good);
    await settle();
    expect(loader.get('mfe-test').kind).toBe('ready');
  });

  it('does not disturb another', async () => {
    loadModule.mockRejectedValueOnce(new Error('no file'));
    const { loader } = await loaded();
    loader.load('mfe-other');
    await settle();
    expect([loader.get('mfe-test').kind, loader.get('mfe-other').kind]).toEqual(['failed', 'ready']);
  });
});
