import { Module } from '@nestjs/common';
import { LinkDoor } from './link-door.js';

@Module({ providers: [LinkDoor], exports: [LinkDoor] })
export class LinksModule {}
