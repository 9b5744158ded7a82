import { getMe, login } from '@fitfolio/auth-contract/routes';
import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import { fakeToken } from '@fitfolio/web-kit/testing/fake-token';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer } from '@fitfolio/web-kit/testing/handlers';
import remote from './remote.js';

runAlone(remote, [
  answer(login, () => ({ access_token: fakeToken().accessToken })),
  answer(getMe, { data: someUser() }),
]);
