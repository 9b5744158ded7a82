// Entry point of the group "core": what the frame itself is made of. Eager, so keep it light.
export { Alert } from './core/alert.js';
export { Button, type ButtonProps } from './core/button.js';
export { Card } from './core/card.js';
export { Dropdown } from './core/dropdown.js';
export { IconButton } from './core/icon-button.js';
export { LinkButton } from './core/link-button.js';
export { type Band, ScoreGauge } from './core/score-gauge.js';
export { Skeleton } from './core/skeleton.js';
export { Tag } from './core/tag.js';
export { VisuallyHidden } from './core/visually-hidden.js';
export { useUploadMessages } from './core/use-upload-messages.js';
