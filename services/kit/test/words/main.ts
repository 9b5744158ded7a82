import { Module, type ModuleMetadata } from '@nestjs/common';
import { Migration } from '@mikro-orm/migrations';
import type { Start } from '#src/boot/run-main';
import { startService } from '#src/boot/start-service';
import { parseConfig, ServiceConfig } from '#src/config/service-config';
import { SayingHandler, WordsHandler } from './words.handler.js';

class Words20261122Word extends Migration {
  override readonly name = 'words-2026-11-22-word';

  override up(): void {
    this.addSql('create table word (id text primary key, text text not null)');
  }
}

/** A service whose handlers stand where the module says. */
export const startWith =
  (metadata: ModuleMetadata): Start =>
  (env, role = 'all') => {
    class WordsModule {}
    Module(metadata)(WordsModule);
    return startService({
      name: 'words',
      config: parseConfig(ServiceConfig, env),
      role,
      module: async () => WordsModule,
      routes: {},
      database: { entities: [], migrations: [Words20261122Word] },
    });
  };

export const start = startWith({ controllers: [WordsHandler, SayingHandler] });
