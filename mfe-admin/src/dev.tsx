import { getMe } from '@fitfolio/auth-contract/routes';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';

runAlone(remote, [answer(getMe, { data: someUser({ is_admin: true }) })]);
