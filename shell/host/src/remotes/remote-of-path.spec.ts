import { expect, it } from '@jest/globals';
import { remoteOfPath } from './remote-of-path.js';

it.each([
  ['/', 'mfe_public'],
  ['/pricing/', 'mfe_public'],
  ['/free-analysis', 'mfe_analysis'],
  ['/free-analysis-result', 'mfe_analysis'],
  ['/fit-analysis/result', 'mfe_analysis'],
  ['/login/', 'mfe_account'],
  ['/payment/success', 'mfe_account'],
  ['/admin', 'mfe_admin'],
  ['/admin/free-analysis/7', 'mfe_admin'],
  ['/pricing-2', null],
  ['/administration', null],
  ['/no-such-page', null],
])('%s is answered by %j', (path, remote) => expect(remoteOfPath(path)).toBe(remote));
