import { serviceConfig } from '@fitfolio/service-kit/boot/tokens';
import { Module } from '@nestjs/common';
import { DocumentReader } from './document-reader.js';
import { DocumentVault } from './document-vault.js';
import { FitDocuments } from './fit-documents.js';
import { ReadSubmission } from './read-submission.js';

@Module({
  providers: [
    { provide: DocumentVault, useFactory: DocumentVault.of, inject: [serviceConfig] },
    DocumentReader,
    FitDocuments,
    ReadSubmission,
  ],
  exports: [DocumentVault, FitDocuments, ReadSubmission],
})
export class DocumentsModule {}
