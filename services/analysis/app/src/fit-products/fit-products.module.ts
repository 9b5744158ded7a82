import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { EngineModule } from '../engine/engine.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { FitProductsController } from './fit-products.controller.js';
import { FitProductsStore } from './fit-products.store.js';
import { OrderFitProduct } from './order-fit-product.js';
import { SettleFitProduct } from './settle-fit-product.js';
import { SweepFitProducts } from './sweep-fit-products.js';

/** How career plans, CVs and interviews are sold; each is a feature of its own beside this one. */
@Module({
  imports: [DocumentsModule, EngineModule, TokensModule],
  controllers: [FitProductsController],
  providers: [FitProductsStore, OrderFitProduct, SettleFitProduct, SweepFitProducts],
  exports: [FitProductsStore, OrderFitProduct],
})
export class FitProductsModule {}
