import {
  correctCandidateReading,
  endCandidateLink,
  makeCandidateLink,
  openCandidateReading,
} from '@fitfolio/analysis-contract/screening-reading';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { LinkDoor } from '../../links/link-door.js';
import { CandidateLinks } from './candidate-links.js';
import { CandidateReadings } from './readings.js';

@Controller()
export class ReadingController {
  constructor(
    private readonly links: CandidateLinks,
    private readonly readings: CandidateReadings,
    private readonly door: LinkDoor,
  ) {}

  @Handles(makeCandidateLink)
  async make(@Input() { user, params, body }: Call<typeof makeCandidateLink>) {
    const of = { screeningId: params.id, candidateId: params.candidateId };
    return { data: await this.links.make(of, user, body.days) };
  }

  @Handles(endCandidateLink)
  async end(@Input() { user, params }: Call<typeof endCandidateLink>): Promise<void> {
    await this.links.end({ screeningId: params.id, candidateId: params.candidateId }, user);
  }

  @Handles(openCandidateReading)
  async open(@Input() { body, address, reply }: Call<typeof openCandidateReading>) {
    await this.door.enter({ address, reply });
    return { data: await this.readings.open(body.token, body.language) };
  }

  @Handles(correctCandidateReading)
  async correct(@Input() { params, body, address, reply }: Call<typeof correctCandidateReading>) {
    await this.door.enter({ address, reply });
    return { data: await this.readings.correct(body.token, params.correctionId, body.correction) };
  }
}
