import { Button } from '@fitfolio/web-kit/ui/core';
import { Plus } from 'lucide-react';

export const NewButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);
