import type { UploadedFile } from '@fitfolio/service-kit/http/handles';
import { BoundedQueue, type TaskOwner } from '@fitfolio/service-kit/limit/bounded-queue';
import { Injectable } from '@nestjs/common';
import { childQueue } from './document-limits.js';
import { extractDocument, type ExtractedDocument } from './extract-document.js';

/** Reads uploads, a few at a time and fairly: reading is dear, and what is refused costs as much as the rest. */
@Injectable()
export class DocumentReader {
  private readonly queue = new BoundedQueue(childQueue);

  read(file: UploadedFile, owner: TaskOwner, signal: AbortSignal): Promise<ExtractedDocument> {
    return this.queue.run(() => extractDocument(file, signal), signal, owner);
  }
}
