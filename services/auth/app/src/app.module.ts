import { type DynamicModule, Module } from '@nestjs/common';
import { AccountStore } from './accounts/account.store.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { FirstAdmin } from './accounts/first-admin.js';
import { SignUp } from './accounts/sign-up.js';
import { TokenKeys } from './keys/token-keys.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { LogIn } from './sessions/log-in.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { SessionStore } from './sessions/session.store.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { UsersController } from './users/users.controller.js';
import { UsersStore } from './users/users.store.js';

@Module({})
export class AppModule {
  static with(keys: TokenKeys): DynamicModule {
    return {
      module: AppModule,
      controllers: [AccountsController, SessionsController, UsersController],
      providers: [
        { provide: TokenKeys, useValue: keys },
        AccountStore,
        FirstAdmin,
        SignUp,
        PasswordHasher,
        LogIn,
        RefreshSession,
        SessionStore,
        UsersStore,
      ],
    };
  }
}
