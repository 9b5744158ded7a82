import { Button, Tooltip, type ButtonProps } from 'antd';

/** A button with only an icon; `label` is its name and its tooltip. */
export function IconButton({
  label,
  ...rest
}: Omit<ButtonProps, 'children' | 'aria-label'> & { label: string }) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button type="text" aria-label={label} {...rest} />
    </Tooltip>
  );
}
