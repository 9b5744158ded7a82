import { asksAgainAfterKills } from '../support/kill.js';

asksAgainAfterKills([1, 12, 40]);
