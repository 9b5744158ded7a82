import {
  CareerPlanEntity,
  CareerPlanKnownEntity,
  CareerPlanStepEntity,
} from './career-plan/career-plan.entity.js';
import { AuditEntity } from '@fitfolio/service-kit/audit/audit.entity';
import { dbOf } from '@fitfolio/service-kit/db/tables';
import { CvEntity, CvVersionEntity } from './cv/cv.entity.js';
import { ApplicationEntity } from './applications/application.entity.js';
import { InterviewAnswerEntity } from './interview/interview-answer.entity.js';
import { FitAnalysisEntity } from './fit-analysis/fit-analysis.entity.js';
import { FitDocumentEntity } from './fit-analysis/fit-document.entity.js';
import { ShareEntity } from './fit-analysis/share.entity.js';
import { FitProductEntity } from './fit-products/fit-product.entity.js';
import { CorrectionEntity } from './free-analysis/corrections/correction.entity.js';
import { FreeAnalysisEntity } from './free-analysis/free-analysis.entity.js';
import { ModelBreakerEntity, ModelSettingEntity, ModelUsageEntity } from './model/model.entity.js';
import { PersonEntity } from './people/person.entity.js';
import { CandidateEntity } from './screening/candidates/candidate.entity.js';
import { CandidateLinkEntity, ReadingCorrectionEntity } from './screening/reading/reading.entity.js';
import {
  ScreeningEntity,
  ScreeningEventEntity,
  ScreeningReleaseEntity,
  ScreeningVersionEntity,
} from './screening/screening.entity.js';
import { ScreeningCommentEntity, ScreeningMemberEntity } from './screening/team/team.entity.js';

/** Every table of this service. */
export const tables = [
  PersonEntity,
  FreeAnalysisEntity,
  CorrectionEntity,
  FitAnalysisEntity,
  FitDocumentEntity,
  ShareEntity,
  FitProductEntity,
  CareerPlanEntity,
  CareerPlanKnownEntity,
  CareerPlanStepEntity,
  ApplicationEntity,
  InterviewAnswerEntity,
  CvEntity,
  CvVersionEntity,
  ScreeningEntity,
  ScreeningVersionEntity,
  CandidateEntity,
  CandidateLinkEntity,
  ReadingCorrectionEntity,
  ScreeningReleaseEntity,
  ScreeningMemberEntity,
  ScreeningCommentEntity,
  ScreeningEventEntity,
  ModelSettingEntity,
  ModelUsageEntity,
  ModelBreakerEntity,
  AuditEntity,
] as const;

export const db = dbOf<typeof tables>();
