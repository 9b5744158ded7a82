import { useIdempotencyKey } from '@fitfolio/web-kit/api';
import { paths } from '@fitfolio/web-kit/paths';
import { useNavigate } from '@fitfolio/web-kit/router';
import { track } from '@fitfolio/web-kit/track';
import { type FormSchema, useForm } from '@fitfolio/web-kit/ui/forms';
import { checkInput } from '../shared/documents/check-input.js';
import type { FormInput, JobMode } from '../shared/documents/draft/form-input.js';
import type { Draft } from '../shared/documents/draft/use-draft.js';
import { readRefusal } from '../shared/documents/read-refusal.js';
import { fieldErrorsOf, submissionOf } from '../shared/documents/submission.js';
import { useProblemText } from '../shared/documents/use-problem-text.js';
import { useCreateScreeningMutation } from './screening.api.js';

/** The post alone: people come later. */
const postSchema: FormSchema<FormInput> = {
  '~standard': {
    validate: (values) => {
      const input = values as FormInput;
      const problems = checkInput(input).filter(({ field }) => field === 'job');
      const errors = Object.entries(fieldErrorsOf(problems, input));
      if (errors.length === 0) return { value: input };
      return { issues: errors.map(([name, message]) => ({ path: [name], message })) };
    },
  },
};

/** A refusal is about the post, whatever document it names. */
const postErrorsOf = (error: unknown, values: FormInput) => {
  const read = readRefusal(error);
  if (read.kind !== 'fields') return null;
  return fieldErrorsOf(
    read.problems.map(({ code }) => ({ field: 'job', code })),
    values,
  );
};

/** The form of a new screening: checks the post, has it read, and opens what became of it. */
export function useNewScreening(input: FormInput, draft: Draft, language: 'vi' | 'en') {
  const navigate = useNavigate();
  const errorText = useProblemText();
  const { keyOf, renew } = useIdempotencyKey();
  const [create, { isLoading: reading }] = useCreateScreeningMutation();
  const form = useForm<FormInput, FormInput>({
    defaultValues: input,
    onChange: draft.change,
    schema: postSchema,
    errorText,
    toFieldErrors: postErrorsOf,
    onSubmit: async (values) => {
      const { body, files } = submissionOf(values, language);
      const { jobDescription = null } = files;
      const file = jobDescription && [jobDescription.name, jobDescription.size, jobDescription.lastModified];
      const idempotencyKey = keyOf({ ...body, file });
      const { data, error } = await create({ body, files: { jobDescription }, idempotencyKey });
      if (error) return error;
      renew();
      draft.change({ jobText: '', jobFile: null });
      track('screening:create');
      await navigate(paths.screening(data.data.id), { replace: true });
      return null;
    },
  });
  const setJobMode = (mode: JobMode): void => {
    form.methods.setValue('jobMode', mode);
    form.methods.clearErrors(['jobText', 'jobFile']);
  };
  return { form, reading, setJobMode };
}
