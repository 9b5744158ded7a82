import { runAlone } from '@fitfolio/web-kit/dev/run-alone';
import remote from './remote.js';

runAlone(remote, []);
