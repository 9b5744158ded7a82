import { serviceConfig } from '@fitfolio/service-kit/boot/tokens';
import { Module } from '@nestjs/common';
import { DocumentVault } from './document-vault.js';

@Module({
  providers: [{ provide: DocumentVault, useFactory: DocumentVault.of, inject: [serviceConfig] }],
  exports: [DocumentVault],
})
export class DocumentsModule {}
