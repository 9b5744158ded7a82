import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { EngineModule } from '../engine/engine.module.js';
import { FitProductsModule } from '../fit-products/fit-products.module.js';
import { ModelModule } from '../model/model.module.js';
import { CvController } from './cv.controller.js';
import { CvStore } from './cv.store.js';
import { CvVersions } from './cv-versions.js';
import { ExportCv } from './export-cv.js';
import { ListCvs } from './list-cvs.js';
import { ProposeCvLines } from './propose-cv-lines.js';
import { SaveCv } from './save-cv.js';

@Module({
  imports: [DocumentsModule, EngineModule, FitProductsModule, ModelModule],
  controllers: [CvController],
  providers: [CvStore, ListCvs, SaveCv, CvVersions, ExportCv, ProposeCvLines],
})
export class CvModule {}
