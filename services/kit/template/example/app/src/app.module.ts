import { Module } from '@nestjs/common';
import { AddEntry } from './entries/add-entry.js';
import { EntriesController } from './entries/entries.controller.js';
import { EntryStore } from './entries/entry.store.js';
import { OwnData } from './own-data/own-data.js';

@Module({ controllers: [EntriesController], providers: [AddEntry, EntryStore, OwnData] })
export class AppModule {}
