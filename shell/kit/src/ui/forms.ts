// Entry point of the group "forms".
export { Checkbox, Input, Radio } from './forms/controls.js';
export { describedBy, FieldErrorText } from './forms/field.js';
export { Form } from './forms/form.js';
export { ErrorSummary, FormErrors } from './forms/form-errors.js';
export { FormField, useFormField } from './forms/form-field.js';
export { fieldErrorsFrom } from './forms/server-errors.js';
export { UploadField } from './forms/upload-field.js';
export { uploadProblem, type UploadRules } from './core/upload-rules.js';
export { useForm, type FieldErrors, type FormSchema, type FormState } from './forms/use-form.js';
