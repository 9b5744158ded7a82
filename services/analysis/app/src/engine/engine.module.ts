import { Module } from '@nestjs/common';
import { EngineThreads } from './engine-threads.js';

/** One set of threads for all analyses of a process. */
@Module({ providers: [EngineThreads], exports: [EngineThreads] })
export class EngineModule {}
