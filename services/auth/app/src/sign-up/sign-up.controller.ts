import { signUp } from '@fitfolio/auth-contract/sign-in';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { SignUp } from './sign-up.js';

@Controller()
export class SignUpController {
  constructor(private readonly signUpAccount: SignUp) {}

  @Handles(signUp)
  async signUp(@Input() { body, address }: Call<typeof signUp>): Promise<RouteReply<typeof signUp>> {
    await this.signUpAccount.run(body.username, body.password, address, body.language);
    return { data: { email: body.username } };
  }
}
