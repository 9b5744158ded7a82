import type { IncomingHttpHeaders } from 'node:http';
import { drainingHeader } from '@fitfolio/contract-kit/draining-header';
import { buildConnector } from 'undici';

const againMs = 100;
/** A busy machine stops listening later than it said. */
const spareMs = 1_000;
/** What can never start is not waited for without end. */
const starterMsMax = 120_000;

/** How calls wait for a service that ends and starts again, so that none is cut off. */
export class Patience {
  /** By host: before then, whoever connects could be taken by a service that is about to stop listening. */
  private readonly leavesAt = new Map<string, number>();
  private readonly open = buildConnector({});

  /**
   * `isStarting`: whether whoever starts the services is about to start one again; `balanced`: others answer at the address of one
   * that leaves.
   */
  constructor(
    private readonly startsWithinMs: number,
    private readonly isStarting: () => boolean,
    private readonly balanced = false,
  ) {}

  /** Notes whether a service says in its answer that it is leaving; the headers that go on. */
  heed(host: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
    const { [drainingHeader]: leavesInMs, connection: _connection, ...others } = headers;
    if (leavesInMs !== undefined && !this.balanced)
      this.leavesAt.set(host, Date.now() + Number(leavesInMs) + spareMs);
    return others;
  }

  /**
   * A refused connection is tried anew as long as a service is being started, and for a while without that word. Nothing of a call was sent by then, so
   * that it may wait whatever it does, with its body unread.
   */
  readonly connect: buildConnector.connector = (options, callback) => {
    const leaves = Math.max(0, (this.leavesAt.get(`${options.hostname}:${options.port}`) ?? 0) - Date.now());
    const until = Date.now() + leaves + this.startsWithinMs;
    const attempt = (): void =>
      this.open(options, (...result) => {
        const refused = (result[0] as NodeJS.ErrnoException | null)?.code === 'ECONNREFUSED';
        if (refused && Date.now() < (this.isStarting() ? until + starterMsMax : until))
          setTimeout(attempt, againMs).unref();
        else callback(...result);
      });
    if (leaves > 0) setTimeout(attempt, leaves).unref();
    else attempt();
  };
}
