import { parseResume } from '@fitfolio/fit-engine/resume/parse-resume';
import { extractDocument } from '#src/documents/extract-document';
import { corpusResumes } from './corpus/resumes.js';
import type { Parsed } from './accuracy.js';
import { benchDay } from './measure.js';

/** Every nth of the project's own résumés, made, read and parsed like uploads. */
export async function parsedCorpus(everyNth = 1): Promise<Parsed[]> {
  const all: Parsed[] = [];
  for (const { person, fileName, bytes } of await corpusResumes(everyNth)) {
    const extracted = await extractDocument({ bytes, fileName });
    if (!extracted.ok) throw new Error(`${fileName}: ${extracted.code}`);
    const { name, email, phone, place, work, studies, skills } = person;
    const truth = {
      file: fileName,
      contact: { full_name: name, email, phone, location: place },
      experience: work,
      education: studies.map(({ degree, school }) => ({ degree, institution: school })),
      skills,
    };
    all.push({ truth, facts: parseResume(extracted.document, benchDay) });
  }
  return all;
}
