export const uploadBytesMax = 2 * 1024 * 1024;
export const jobTextCharsMin = 100;
export const jobTextCharsMax = 50_000;
export const fileNameCharsMax = 200;
export const uploadExtensions = ['pdf', 'docx', 'txt'] as const;
export const correctionsMax = 120;
export const factCharsMax = 200;
export const requirementIdCharsMax = 40;
/** Fewer words than these are no résumé; it is refused before a token is held. */
export const resumeWordsMin = 20;
export const fitAnalysisTokens = 1;
/** What each product of a completed analysis costs. */
export const fitProductTokens = 1;
export const planHoursPerWeekMax = 60;
export const planStepKeyCharsMax = 40;
export const documentsKeptDaysMax = 365;
export const shareDaysMax = 90;
export const shareDaysDefault = 14;
export const sharesMax = 20;
/** 32 random bytes as base64url. */
export const shareTokenChars = 43;
export const reasonCharsMin = 3;
export const reasonCharsMax = 500;
/** Of an answer in a practice interview; the engine reads as much. */
export const interviewAnswerCharsMax = 6_000;
export const interviewAttemptsMax = 20;
export const interviewQuestions = 8;
export const interviewSessionsMax = 20;
/** Parts of which the person may say which sentence of theirs it is. */
export const interviewChosenIds = ['situation', 'task', 'action', 'result', 'relevance', 'lesson'] as const;

export const cvLineCharsMax = 2_000;
export const cvFieldCharsMax = 300;
export const cvLinesMax = 250;
export const cvEntriesMax = 60;
export const cvLinksMax = 10;
export const cvVersionsMax = 30;
export const cvVersionNameCharsMax = 60;

/** People in one screening. */
export const screeningCandidatesMax = 30;
export const screeningsMax = 200;
/** Everything of a screening is removed after so many days, unless its owner says otherwise. */
export const screeningDaysDefault = 90;
export const screeningDaysMax = 365;
export const screeningTitleCharsMax = 200;
/** What one candidate costs. */
export const screeningTokens = 1;
export const screeningMembersMax = 20;
export const requirementsMax = 200;
/** How long a candidate's own link works, unless its maker says otherwise or the screening ends before. */
export const candidateLinkDaysDefault = 14;
/** All links that a candidate ever had; one of them works at a time. */
export const candidateLinksMax = 20;
export const readingCorrectionsMax = 40;
export const readingCorrectionCharsMax = 300;
export const decisionReasonsMax = 9;
export const decisionNoteCharsMax = 1_000;
export const commentCharsMax = 1_000;
export const commentsMax = 200;
export const emailCharsMax = 254;
