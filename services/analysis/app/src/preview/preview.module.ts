import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { PreviewDocument } from './preview-document.js';
import { PreviewController } from './preview.controller.js';

@Module({
  imports: [DocumentsModule],
  controllers: [PreviewController],
  providers: [PreviewDocument],
})
export class PreviewModule {}
