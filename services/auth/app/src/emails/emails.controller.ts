import { listEmails, resendEmail } from '@fitfolio/auth-contract/emails';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ListEmails } from './list-emails.js';
import { ResendEmail } from './resend-email.js';

@Controller()
export class EmailsController {
  constructor(
    private readonly listEmails: ListEmails,
    private readonly resendEmail: ResendEmail,
  ) {}

  @Handles(listEmails)
  list(@Input() { query }: Call<typeof listEmails>): Promise<RouteReply<typeof listEmails>> {
    return this.listEmails.run(query);
  }

  @Handles(resendEmail)
  async resend(@Input() { user, params }: Call<typeof resendEmail>): Promise<RouteReply<typeof resendEmail>> {
    return { data: await this.resendEmail.run(user.id, params.id) };
  }
}
