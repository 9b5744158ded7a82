import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@fitfolio/service-kit/testing/eventually';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';

const folderOf = (service: TestService): string => join(service.env['DATA_DIR'] ?? '', 'mail');

/** The one mail of a kind to an address, as it lies in the folder; the newest when there are more. */
export async function mailTo(
  service: TestService,
  recipient: string,
  kind: string,
  count = 1,
): Promise<string> {
  return eventually(async () => {
    const rows = await service.database.sql<{ id: string }>(
      `select id from mail where recipient = $1 and kind = $2 and state = 'sent' order by created_at desc`,
      [recipient, kind],
    );
    if (rows.length !== count) throw new Error(`${rows.length} mails instead of ${count}`);
    return readFileSync(join(folderOf(service), `${rows[0]!.id}.eml`), 'utf8');
  });
}

export const filesOf = (service: TestService): string[] => readdirSync(folderOf(service));

export function codeIn(mail: string): string {
  const found = /^(\d{6})\r?$/m.exec(mail)?.[1];
  if (!found) throw new Error('no code in the mail');
  return found;
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
