import { Module } from '@nestjs/common';
import { AddEntry } from './entries/add-entry.js';
import { EntriesController } from './entries/entries.controller.js';
import { OwnData } from './own-data.js';

@Module({ controllers: [EntriesController, OwnData], providers: [AddEntry] })
export class AppModule {}
