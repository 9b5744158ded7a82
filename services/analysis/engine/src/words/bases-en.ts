import type { Bases } from './bases.js';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

export const basesEn: Bases = {
  noScore: 'Too little could be judged.',
  none: 'Nothing of this kind was read in the post.',
  jobMatch: (judged, all) => `From ${judged} of the ${all} requirements that are scored.`,
  items: (met, partly, all) => `${met} of ${all} met${partly === 0 ? '' : `, ${partly} in part`}.`,
  keyword: (found, all) => `${found} of ${all} key terms of the post stand in the résumé.`,
  noEducation: 'No degree or certificate was read in the post.',
  noLanguage: 'The post asks for no language that could be judged.',
  noExperience: 'No work experience with a readable position was found.',
  summaryUnread: 'A summary is there, but it could not be set apart from the rest.',
  summaryNone: 'The résumé has no summary.',
  summary: (words, { title, skills, number }) =>
    [
      `${words} words`,
      ...(title === null ? [] : [title ? 'speaks of the position' : 'does not speak of the position']),
      ...(skills === null ? [] : [`names ${skills === 0 ? 'none' : skills} of the skills asked for`]),
      number ? 'holds a figure' : 'holds no figure',
    ].join('; ') + '.',
  relevance: (positions, skills) =>
    `${positions === null ? 'The post has no single job title to compare with' : `${positions[0]} of ${positions[1]} positions ${positions[0] === 1 ? 'is' : 'are'} close to the one offered`}; ${skills} of the professional skills asked for ${skills === 1 ? 'is' : 'are'} shown in dated work.`,
  impact: (numbers, verbs, all) =>
    `${numbers} of ${all} lines of experience ${numbers === 1 ? 'holds' : 'hold'} a figure, ${verbs} ${verbs === 1 ? 'begins' : 'begin'} with an action verb.`,
  soft: (shown, named, all) =>
    `${shown} of ${all} soft skills asked for ${shown === 1 ? 'is' : 'are'} shown in full${named === 0 ? '' : `, ${named} named or shown in part`}.`,
  softOwn: (found) =>
    `No soft skill was read in the post; the résumé names ${found === 0 ? 'none either' : found}.`,
  nice: (met, partly, all) =>
    `${met} of ${all} skills that would be a plus and could be judged ${met === 1 ? 'is' : 'are'} shown in full${partly === 0 ? '' : `, ${partly} in part`}.`,
  extra: () =>
    `No skill among the post’s pluses is scored; the other skills that the résumé lists are counted.`,
  quality: (faults) =>
    faults.length === 0
      ? 'Checked for long sentences, repeated and broken words, weak openings, capitals and spaces: nothing to note.'
      : `Noted: ${list(faults)}.`,
  fault: {
    long: (count) => `${count} very long ${count === 1 ? 'sentence' : 'sentences'}`,
    pronouns: (count) => `“I” or “my” ${count} times`,
    weak: (count) => `weak openings such as “responsible for” ${count} times`,
    capitals: 'long passages in capitals',
    repeated: (word) => `“${word}” begins many lines`,
    spelling: (words) => `possible slips: ${list(words.map((word) => `“${word}”`))}`,
    spaces: (count) => `${count} misplaced ${count === 1 ? 'space' : 'spaces'} beside commas or stops`,
    accentless: 'Vietnamese without diacritics',
    tense: (count) => `${count} lines of past positions in the present`,
    dateForms: 'dates written in several ways',
    endPoints: 'full stops at the end of some lines only',
    names: (words) => `unusual capitals: ${list(words.map((word) => `“${word}”`))}`,
    twoSpellings: (words) => `two spellings of one word: ${list(words.map((word) => `“${word}”`))}`,
  },
  personality: (behaviours) => `Lines of the résumé show ${list(behaviours)}.`,
  personalityNone:
    'No line of what was done shows initiative, teamwork, teaching, seeing things through or learning.',
  behaviour: {
    initiative: 'initiative',
    teamwork: 'teamwork',
    teaching: 'teaching others',
    persistence: 'seeing things through',
    learning: 'learning',
  },
};
