import { Button, type ButtonProps } from './button.js';

/** A button with only an icon; `label` is its name and its tooltip. */
export function IconButton({
  label,
  ...rest
}: Omit<ButtonProps, 'children' | 'aria-label'> & { label: string }) {
  return <Button type="text" aria-label={label} title={label} {...rest} />;
}
