import { it } from '@jest/globals';
import { isAnsweredWithoutInvention, odd } from './odd-texts.js';

it.each(Object.keys(odd))(
  'sixty thousand letters of odd input are answered without invention: %s',
  (name) => {
    isAnsweredWithoutInvention(name, 60_000);
  },
);
