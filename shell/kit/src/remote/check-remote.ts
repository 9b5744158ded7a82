import { misfit, type Shape } from '../shape.js';
import { remoteMark, type Remote } from './define-remote.js';
import { kitSatisfies } from './kit-version.js';

const shape: Shape = {
  mark: ['word', remoteMark],
  kit: 'string',
  resources: { namespace: 'string', vi: ['record', 'any'], en: ['record', 'any'] },
  routes: [
    'list',
    { path: 'string', access: ['word', 'public', 'guest', 'user', 'admin'], load: 'function' },
  ],
  'dialogs?': { 'onboarding?': 'function' },
  'frame?': 'function',
};

const hasPaths = ({ routes }: Remote): boolean =>
  routes.length > 0 && routes.every(({ path }) => path.startsWith('/'));

export type RemoteFault = 'broken' | 'too-new';

/** What a remote's module exports, looked at before it is trusted. */
export function checkRemote(module: unknown): { remote: Remote } | { fault: RemoteFault } {
  const exported = (module as { default?: unknown } | null)?.default;
  if (misfit(shape, exported) !== null) return { fault: 'broken' };
  const remote = exported as Remote;
  if (!hasPaths(remote)) return { fault: 'broken' };
  return kitSatisfies(remote.kit) ? { remote } : { fault: 'too-new' };
}
