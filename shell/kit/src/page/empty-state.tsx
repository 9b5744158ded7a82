import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageState } from './page-state.js';
import { Sheets } from './sheets.js';

/** An empty list or section: a drawing, what it will hold, and one action. */
export function EmptyState(props: { icon?: ReactNode; title: string; text?: string; action?: ReactNode }) {
  const { icon = <Inbox aria-hidden />, title, text, action } = props;
  return <PageState picture={<Sheets sign={icon} />} title={title} text={text} actions={action} />;
}
