import { Module } from '@nestjs/common';
import { Applications } from './applications.js';
import { ApplicationsController } from './applications.controller.js';

@Module({ controllers: [ApplicationsController], providers: [Applications] })
export class ApplicationsModule {}
