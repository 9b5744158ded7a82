import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const word = (): string => randomBytes(18).toString('base64url');

const Secrets = z.object({
  postgres: z.string(),
  /** Of NATS' operator, for tools beside the product; services have users of their own. */
  nats: z.string(),
  /** Of the sandbox bank's webhooks. */
  sandbox: z.string().default(word),
  /** One database role for each service to run with. */
  roles: z.record(z.string(), z.string()),
  /** One for each that owns its tables, for migrations only. */
  owners: z.record(z.string(), z.string()).default({}),
  /** Passwords of the services' NATS users. */
  natsUsers: z.record(z.string(), z.string()).default({}),
  admin: z.object({ email: z.string(), password: z.string(), shown: z.boolean() }),
});
export type Secrets = z.output<typeof Secrets>;

/** The machine's own secrets, made on the first start and kept readable by their owner only. */
export class SecretFile {
  readonly #file: string;
  readonly value: Secrets;

  constructor(dataDir: string, services: readonly string[], env: NodeJS.ProcessEnv) {
    this.#file = join(dataDir, 'secrets.json');
    const kept = existsSync(this.#file) ? Secrets.parse(JSON.parse(readFileSync(this.#file, 'utf8'))) : null;
    this.value = kept ?? {
      postgres: word(),
      nats: word(),
      sandbox: word(),
      roles: {},
      owners: {},
      natsUsers: {},
      admin: {
        email: env['ADMIN_EMAIL'] ?? 'admin@fitfolio.local',
        password: env['ADMIN_PASSWORD'] ?? word(),
        shown: env['ADMIN_PASSWORD'] !== undefined,
      },
    };
    for (const name of services) {
      this.value.roles[name] ??= word();
      this.value.owners[name] ??= word();
      this.value.natsUsers[name] ??= word();
    }
    this.save();
  }

  save(): void {
    writeFileSync(this.#file, JSON.stringify(this.value, null, 2), { mode: 0o600 });
  }
}
