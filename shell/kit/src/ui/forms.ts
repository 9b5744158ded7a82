// Entry point of the group "forms".
export { Checkbox, Input, Radio } from 'antd';
export { describedBy, Field, FieldErrorText, type FieldAria } from './forms/field.js';
export { ErrorSummary } from './forms/error-summary.js';
export { UploadField } from './forms/upload-field.js';
export { uploadProblem, type UploadRules } from './forms/upload-rules.js';
