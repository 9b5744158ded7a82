import { takeWebhook } from '@fitfolio/payments-contract/bank';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { Settle } from '../orders/settle.js';
import { Providers } from '../providers/providers.js';

@Controller()
export class WebhooksController {
  constructor(
    private readonly providers: Providers,
    private readonly settle: Settle,
  ) {}

  /** 200 only once the fact is stored: else the provider tells it again. */
  @Handles(takeWebhook)
  async take(@Input() { params, rawBody, headers }: Call<typeof takeWebhook>) {
    const provider = this.providers.named(params.provider);
    if (provider === undefined) throw problem('NOT_FOUND', 'This provider is not set up.');
    for (const transfer of await provider.readWebhook(rawBody, headers, new Date()))
      await this.settle.take(provider.name, transfer, 'webhook');
    return { success: true as const };
  }
}
