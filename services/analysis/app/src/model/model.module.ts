import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { ModelSettingsStore } from './model-settings.js';
import { ModelsController } from './models.controller.js';
import { PhraseLines } from './phrase-lines.js';
import { PhraseReport } from './phrase-report.js';
import { TestModel } from './test-model.js';

@Module({
  imports: [DocumentsModule],
  controllers: [ModelsController],
  providers: [ModelSettingsStore, PhraseLines, PhraseReport, TestModel],
  exports: [PhraseReport],
})
export class ModelModule {}
