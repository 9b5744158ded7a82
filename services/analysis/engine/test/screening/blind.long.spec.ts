import { it } from '@jest/globals';
import { pairs } from '../people.js';
import { masksOnce, takesOddInput } from './masking.js';

it('masking again changes nothing, on every text of every report', () => {
  masksOnce(pairs);
});

it('odd input of sixty thousand letters is masked', () => {
  takesOddInput(60_000);
});
