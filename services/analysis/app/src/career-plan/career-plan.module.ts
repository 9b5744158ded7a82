import { Module } from '@nestjs/common';
import { FitProductsModule } from '../fit-products/fit-products.module.js';
import { CareerPlanController } from './career-plan.controller.js';

@Module({ imports: [FitProductsModule], controllers: [CareerPlanController] })
export class CareerPlanModule {}
