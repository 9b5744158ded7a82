/** What administrators see of a mail. */
export const shownOfMail = [
  'id',
  'kind',
  'language',
  'recipient',
  'state',
  'tries',
  'error',
  'createdAt',
  'sentAt',
] as const;
