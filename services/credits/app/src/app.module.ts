import { Module } from '@nestjs/common';
import { AccountsController } from './accounts/accounts.controller.js';
import { BalanceStore } from './accounts/balance.store.js';
import { OpenAccount } from './accounts/open-account.handler.js';

@Module({ controllers: [AccountsController], providers: [BalanceStore, OpenAccount] })
export class AppModule {}
