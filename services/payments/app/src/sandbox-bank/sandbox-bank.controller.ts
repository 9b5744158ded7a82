import { sandboxBank, sandboxBankScript, sandboxTransfer } from '@fitfolio/payments-contract/bank';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { Providers } from '../providers/providers.js';
import { bankPage, bankScript } from './bank-page.js';
import { TransferAtSandbox } from './transfer-at-sandbox.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

@Controller()
export class SandboxBankController {
  constructor(
    private readonly providers: Providers,
    private readonly transferAtSandbox: TransferAtSandbox,
  ) {}

  @Handles(sandboxBank)
  page(@Input() { query, reply }: Call<typeof sandboxBank>): Uint8Array {
    this.assertOpen();
    return typed(reply, 'text/html; charset=utf-8', bankPage(query.content ?? '', query.amount ?? null));
  }

  @Handles(sandboxBankScript)
  script(@Input() { reply }: Call<typeof sandboxBankScript>): Uint8Array {
    this.assertOpen();
    return typed(reply, 'text/javascript; charset=utf-8', bankScript);
  }

  @Handles(sandboxTransfer)
  async transfer(@Input() { body, reply }: Call<typeof sandboxTransfer>) {
    this.assertOpen();
    return { data: await this.transferAtSandbox.run(body, reply.server.listeningOrigin) };
  }

  private assertOpen(): void {
    if (this.providers.named('sandbox') === undefined)
      throw problem('NOT_FOUND', 'There is no sandbox bank here.');
  }
}

function typed(reply: Call<typeof sandboxBank>['reply'], type: string, text: string): Uint8Array {
  void reply.type(type).header('content-security-policy', policy);
  return Buffer.from(text);
}
