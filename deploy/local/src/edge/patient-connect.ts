import { buildConnector } from 'undici';

const againMs = 100;

/**
 * Connects to a service that may be starting again: a refused connection is tried anew for `withinMs`. Nothing of a
 * call was sent by then, so that it may wait whatever it does, with its body unread.
 */
export function patientConnect(withinMs: number): buildConnector.connector {
  const connect = buildConnector({});
  return (options, callback) => {
    const until = Date.now() + withinMs;
    const attempt = (): void =>
      connect(options, (...result) => {
        const refused = (result[0] as NodeJS.ErrnoException | null)?.code === 'ECONNREFUSED';
        if (refused && Date.now() < until) setTimeout(attempt, againMs);
        else callback(...result);
      });
    attempt();
  };
}
