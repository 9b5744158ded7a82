// Entry point of the group "forms". Controls stand in a group of their own: many pages have one and no form.
export { Checkbox, Input, Radio, UploadField, uploadProblem, type UploadRules } from './controls.js';
export { describedBy, FieldErrorText } from './forms/field.js';
export { Form } from './forms/form.js';
export { ErrorSummary, FormErrors } from './forms/form-errors.js';
export { FormField, useFormField } from './forms/form-field.js';
export { fieldErrorsFrom } from './forms/server-errors.js';
export { useForm, type FieldErrors, type FormSchema, type FormState } from './forms/use-form.js';
