import { Module } from '@nestjs/common';
import { Tokens } from './tokens.js';

@Module({ providers: [Tokens], exports: [Tokens] })
export class TokensModule {}
