import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { ServiceConfig } from '#src/config/service-config';
import type { Logger } from '#src/log/logger';

const pingIntervalMs = 5_000;
const retryMs = 300;

type LinkConfig = Pick<ServiceConfig, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD'>;

/**
 * The service's connection to NATS. It may be late at boot and come and go; whoever needs it awaits
 * `connected()` and listens to `up` and `down`.
 */
export class NatsLink extends EventEmitter<{ up: []; down: [] }> {
  private nc: NatsConnection | undefined;
  private alive = false;
  private closing = false;
  private readonly running: Promise<void>;

  constructor(
    readonly name: string,
    private readonly config: LinkConfig,
    private readonly logger: Logger,
  ) {
    super();
    this.setMaxListeners(0);
    this.running = this.keepConnected();
  }

  get isUp(): boolean {
    return this.alive;
  }

  /** The living connection; waits for it. Rejects when the signal is aborted or the link is closed. */
  async connected(signal?: AbortSignal): Promise<NatsConnection> {
    while (!this.alive || this.nc === undefined) {
      if (this.closing) throw new Error('NATS link is closed');
      await once(this, 'up', signal === undefined ? {} : { signal });
    }
    return this.nc;
  }

  /** Sends what is under way, then disconnects. */
  async close(): Promise<void> {
    this.closing = true;
    const nc = this.nc;
    if (nc !== undefined && !nc.isClosed())
      await (this.alive ? nc.drain() : nc.close()).catch(() => undefined);
    await this.running;
    this.alive = false;
    this.emit('up');
  }

  private async keepConnected(): Promise<void> {
    while (!this.closing) {
      try {
        const nc = await connect({
          servers: this.config.NATS_URL,
          ...credentialsOf(this.config),
          name: this.name,
          // Of its own, so that no other service hears the replies.
          inboxPrefix: `_INBOX_${this.name}`,
          maxReconnectAttempts: -1,
          ignoreAuthErrorAbort: true,
          reconnectTimeWait: retryMs,
          reconnectJitter: 100,
          pingInterval: pingIntervalMs,
          maxPingOut: 2,
          timeout: 3_000,
          noAsyncTraces: true,
        });
        this.nc = nc;
        if (this.closing) await nc.close();
        else await this.follow(nc);
      } catch {
        if (!this.closing) await pause(retryMs);
      }
    }
  }

  private async follow(nc: NatsConnection): Promise<void> {
    this.turn(true);
    for await (const status of nc.status()) {
      if (status.type === 'disconnect') this.turn(false);
      if (status.type === 'reconnect') this.turn(true);
    }
    await nc.closed();
    this.turn(false);
  }

  private turn(up: boolean): void {
    if (up === this.alive) return;
    this.alive = up;
    if (!this.closing) this.logger.info(up ? 'connected to NATS' : 'lost NATS');
    this.emit(up ? 'up' : 'down');
  }
}

const credentialsOf = ({ NATS_USER: user, NATS_PASSWORD: pass }: LinkConfig) =>
  user === undefined ? {} : { user, ...(pass === undefined ? {} : { pass }) };
