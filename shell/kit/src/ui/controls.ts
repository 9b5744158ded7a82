// Entry point of the group "controls": what is filled in, without the form around it.
export { Checkbox, Input, Radio } from './forms/controls.js';
export { UploadField } from './forms/upload-field.js';
export { uploadProblem, type UploadRules } from './core/upload-rules.js';
