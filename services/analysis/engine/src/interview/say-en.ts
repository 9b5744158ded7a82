import type { Asked, InterviewWords } from './say.js';

const role = ({ jobTitle }: Asked): string => (jobTitle ? `the position “${jobTitle}”` : 'this position');
const first = ({ quotes }: Asked): string => quotes[0] ?? '';
const asks = ({ must }: Asked): string => (must ? 'asks for' : 'would like');
/** Where an example may come from. */
const where = ({ worked }: Asked): string => (worked ? 'at work' : 'in your studies or a project');
const everywhere = 'Almost every interview asks this; your answer shows how you work.';

export const interviewEn: InterviewWords = {
  'walk-through': {
    question: (asked) =>
      asked.quotes.length > 0
        ? `Please walk me through your last work, from “${first(asked)}” to what brings you to ${role(asked)}.`
        : `Please walk me through what you have done so far, and what brings you to ${role(asked)}.`,
    why: () => 'The opening: two minutes that decide what you are asked next.',
  },
  'why-this-post': {
    question: (asked) =>
      `Why do you apply for ${role(asked)}, and what of your work so far prepares you for it?`,
    why: () => 'The opening: they want to hear the link between your work and theirs.',
  },
  'proud-of': {
    question: (asked) =>
      asked.quotes.length > 0
        ? `From your time as “${first(asked)}”: which piece of work are you proudest of, and what was your own part?`
        : 'Which piece of work are you proudest of, and what was your own part in it?',
    why: () => 'The opening: your best story, told by yourself.',
  },
  'weak-must': {
    question: (asked) =>
      `The post ${asks(asked)} ${asked.name}. Which piece of your work shows it best? What was the problem, and what did you do?`,
    why: (asked) =>
      asked.named
        ? `The post ${asks(asked)} ${asked.name}; of your résumé only “${first(asked)}” was found for it, so they will ask for an example.`
        : `The post ${asks(asked)} ${asked.name}; the nearest words found in your résumé are “${first(asked)}”, so they will ask for an example.`,
  },
  'soft-skill': {
    question: (asked) =>
      `The post ${asks(asked)} this: “${asked.phrase}”. Tell me about a situation ${where(asked)} in which you showed it. What exactly did you do?`,
    why: () => 'It stands in the post, and only an example proves it.',
  },
  depth: {
    question: (asked) =>
      `You wrote: “${first(asked)}”. What was your own part in it, and what would you do differently today?`,
    why: (asked) =>
      `This line was taken as your proof of ${asked.name}; they will want to know what stands behind it.`,
  },
  gap: {
    question: (asked) =>
      `The post ${asks(asked)} ${asked.name}, which was not found in your résumé. What of your work comes nearest to it, perhaps under another name, and how would you close the gap in your first weeks?`,
    why: () => 'It was not found in your résumé. A prepared answer turns the gap into a plan.',
  },
  duty: {
    question: (asked) =>
      `One task of this job is: “${asked.sentence}”. How would you go about it in your first month?`,
    why: () => 'It stands in the post as a task of this job.',
  },
  disagreement: {
    question: ({ worked }) =>
      `Tell me about a disagreement with ${worked ? 'a colleague or a customer' : 'somebody you studied or worked on a project with'}. How did you settle it?`,
    why: () => everywhere,
  },
  mistake: {
    question: (asked) =>
      `Tell me about a mistake you made ${where(asked)}. What did you do about it, and what changed since?`,
    why: () => everywhere,
  },
  deadline: {
    question: () => 'Tell me about a time when you had to deliver under time pressure. What did you do?',
    why: () => everywhere,
  },
  learning: {
    question: ({ worked }) =>
      `Tell me about something new you had to learn quickly ${worked ? 'for your work' : 'for your studies or a project'}. How did you go about it?`,
    why: () => everywhere,
  },
  priorities: {
    question: () =>
      'Tell me about a time when several things were urgent at once. How did you decide what came first?',
    why: () => everywhere,
  },
  feedback: {
    question: (asked) => `Tell me about criticism you got ${where(asked)}. What did you do with it?`,
    why: () => everywhere,
  },
  initiative: {
    question: (asked) =>
      `Tell me about something you improved ${where(asked)} without being asked. What came of it?`,
    why: () => everywhere,
  },
  'first-months': {
    question: (asked) =>
      `Suppose you start in ${role(asked)} next month. What would you do in your first three months?`,
    why: () => 'They want to see that you have thought about this job.',
  },
};
