import {
  adminPreviewJobDescription,
  adminPreviewResume,
  previewJobDescription,
  previewResume,
} from '@fitfolio/analysis-contract/preview';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { PreviewDocument } from './preview-document.js';

type PreviewCall = Call<typeof previewResume>;

@Controller()
export class PreviewController {
  constructor(private readonly previewDocument: PreviewDocument) {}

  @Handles(previewResume)
  resume(@Input() call: PreviewCall) {
    return this.show(call, 'resume', 'ownedBy');
  }

  @Handles(previewJobDescription)
  job(@Input() call: Call<typeof previewJobDescription>) {
    return this.show(call, 'job', 'ownedBy');
  }

  @Handles(adminPreviewResume)
  anyResume(@Input() call: Call<typeof adminPreviewResume>) {
    return this.show(call, 'resume', 'any');
  }

  @Handles(adminPreviewJobDescription)
  anyJob(@Input() call: Call<typeof adminPreviewJobDescription>) {
    return this.show(call, 'job', 'any');
  }

  private async show(
    { user, params, query, reply }: PreviewCall,
    kind: 'resume' | 'job',
    whose: 'ownedBy' | 'any',
  ) {
    const wanted = { id: params.id, kind, embedded: query.allow_embedded_preview };
    const shown = await this.previewDocument[whose](user.id, wanted);
    void reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'self'");
    if ('read' in shown) return { data: shown.read };
    void reply.type('application/pdf').header('content-disposition', 'inline; filename="preview.pdf"');
    return shown.pdf;
  }
}
