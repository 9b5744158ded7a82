// Entry point of the group "core": what the frame itself is made of. Eager, so keep it light.
export { Alert, Button, Dropdown, Tag } from 'antd';
export type { ButtonProps, MenuProps } from 'antd';
export { Skeleton } from './core/skeleton.js';
export { Card } from './core/card.js';
export { IconButton } from './core/icon-button.js';
export { LinkButton } from './core/link-button.js';
export { VisuallyHidden } from './core/visually-hidden.js';
