// One stranger in a process of their own: what they send must not make the honest people's clock slow.
import { guessers, strangers } from './strangers.mjs';

process.once('message', ({ name, url, known }) => {
  [...strangers, ...guessers].find((stranger) => stranger.name === name).attack(url, known);
  process.send('begun');
});
// Whoever measures ends this process, and with it all that it holds.
process.once('disconnect', () => process.exit());
