import { listBundles } from '@fitfolio/credits-contract/bundle';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { someBundle } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';

runAlone(remote, [answer(listBundles, { data: [someBundle()] })]);
