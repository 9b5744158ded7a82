import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { EngineModule } from '../engine/engine.module.js';
import { LinksModule } from '../links/links.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AddCandidate } from './candidates/add-candidate.js';
import { Candidates } from './candidates/candidates.js';
import { CandidatesController } from './candidates/candidates.controller.js';
import { RemoveCandidate } from './candidates/remove-candidate.js';
import { RunCandidate } from './candidates/run-candidate.handler.js';
import { SettleDecidedCandidate } from './candidates/settle-candidate.handler.js';
import { SettleCandidate } from './candidates/settle-candidate.js';
import { StartCandidates } from './candidates/start-candidates.js';
import { SweepCandidates } from './candidates/sweep-candidates.js';
import { ChangeScreening } from './change-screening.js';
import { CreateScreening } from './create-screening.js';
import { DeleteOldScreenings, DeleteScreening } from './delete-screening.js';
import { GetScreening } from './get-screening.js';
import { ListScreenings } from './list-screenings.js';
import { ScreeningLog } from './log.js';
import { CandidateLinks } from './reading/candidate-links.js';
import { ReadingCorrections } from './reading/corrections.js';
import { ReadingController } from './reading/reading.controller.js';
import { CandidateReadings } from './reading/readings.js';
import { RemovePeople } from './remove.js';
import { RequirementsVersions } from './requirements-versions.js';
import { ScreeningController } from './screening.controller.js';
import { ScreeningStore } from './screening.store.js';
import { DecideCandidate } from './table/decide-candidate.js';
import { GetTable } from './table/get-table.js';
import { LiftBlind } from './table/lift-blind.js';
import { DownloadPaper } from './table/paper/download-paper.js';
import { ScreeningPeople } from './table/people.js';
import { TableController } from './table/table.controller.js';
import { Comments } from './team/comments.js';
import { Members } from './team/members.js';
import { TeamController } from './team/team.controller.js';

@Module({
  imports: [DocumentsModule, EngineModule, LinksModule, TokensModule],
  controllers: [
    ScreeningController,
    CandidatesController,
    TableController,
    TeamController,
    ReadingController,
    RunCandidate,
    SettleDecidedCandidate,
  ],
  providers: [
    ScreeningStore,
    ScreeningLog,
    CreateScreening,
    ListScreenings,
    GetScreening,
    ChangeScreening,
    DeleteScreening,
    DeleteOldScreenings,
    RemovePeople,
    RequirementsVersions,
    Candidates,
    AddCandidate,
    RemoveCandidate,
    StartCandidates,
    SettleCandidate,
    SweepCandidates,
    ScreeningPeople,
    GetTable,
    DownloadPaper,
    LiftBlind,
    DecideCandidate,
    Members,
    Comments,
    CandidateLinks,
    ReadingCorrections,
    CandidateReadings,
  ],
})
export class ScreeningModule {}
