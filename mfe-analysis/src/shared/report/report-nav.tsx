import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/** Moving between a requirement, its quotes and the sections, without leaving the page. */
export interface ReportNav {
  readonly toQuote: (quote: { readonly start: number; readonly end: number }) => void;
  readonly toRequirement: (id: string) => void;
}

const nowhere: ReportNav = { toQuote: () => undefined, toRequirement: () => undefined };
export const ReportNavContext = createContext<ReportNav>(nowhere);
export const useReportNav = (): ReportNav => useContext(ReportNavContext);

export const requirementAnchor = (id: string): string => `requirement-${id}`;
export const suggestionAnchor = (id: string): string => `suggestion-${id}`;

/** Brings an element into the middle of the view and gives it the focus. */
export function focusOn(element: Element | null | undefined, block: ScrollLogicalPosition = 'center'): void {
  if (!(element instanceof HTMLElement)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: still ? 'auto' : 'smooth' });
  element.focus({ preventScroll: true });
}

/** A link within the report. The router is not asked: it would start a navigation and scroll to the top. */
export function JumpLink(props: {
  to: string;
  onJump?: () => void;
  className?: string | undefined;
  label?: string | undefined;
  lang?: string | undefined;
  current?: boolean;
  children: ReactNode;
}) {
  const { to, onJump, className, label, lang, current, children } = props;
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    if (onJump) onJump();
    else focusOn(document.getElementById(to), 'start');
  };
  return (
    <a
      href={`#${to}`}
      className={className}
      aria-label={label}
      aria-current={current ? 'location' : undefined}
      lang={lang}
      onClick={follow}
    >
      {children}
    </a>
  );
}

export function RequirementLink(props: {
  id: string;
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}) {
  const { toRequirement } = useReportNav();
  return (
    <JumpLink
      to={requirementAnchor(props.id)}
      onJump={() => toRequirement(props.id)}
      className={props.className}
      label={props.label}
    >
      {props.children}
    </JumpLink>
  );
}
