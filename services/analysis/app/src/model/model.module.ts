import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { ModelSettingsStore } from './model-settings.js';
import { ModelsController } from './models.controller.js';
import { PhraseLines } from './phrase-lines.js';
import { PhraseProduct } from './phrase-product.js';
import { PhraseReport } from './phrase-report.js';
import { TestModel } from './test-model.js';

@Module({
  imports: [DocumentsModule],
  controllers: [ModelsController],
  providers: [ModelSettingsStore, PhraseLines, PhraseProduct, PhraseReport, TestModel],
  exports: [PhraseProduct, PhraseReport],
})
export class ModelModule {}
