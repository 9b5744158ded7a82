import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './dropdown.module.css';
import type { ButtonProps } from './button.js';

interface MenuItem {
  readonly key: string;
  readonly icon?: ReactNode;
  /** Text, or a link. */
  readonly label: ReactNode;
  readonly onClick?: () => void;
}

interface Props {
  readonly menu: {
    readonly items: readonly (MenuItem | { readonly type: 'divider' })[];
    /** The keys of what is chosen now. */
    readonly selectedKeys?: readonly string[];
    readonly onClick?: (chosen: { readonly key: string }) => void;
  };
  readonly placement?: 'bottomLeft' | 'bottomRight';
  /** The button that opens it. */
  readonly children: ReactElement<ButtonProps>;
}

const itemSelector = '[role=menuitem]';

/** Where the arrow keys lead: past the last item to the first one, and back. */
function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A menu below a button. Arrow keys move in it; Escape, Tab and a press elsewhere close it. */
export function Dropdown({ menu, placement = 'bottomLeft', children }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const items = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>(itemSelector) ?? [])];
  useEffect(() => {
    if (!open) return undefined;
    items()[0]?.focus();
    const away = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Tab') return setOpen(false);
    const all = items();
    const next = nextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return undefined;
    event.preventDefault();
    return all[next]?.focus();
  };
  return (
    <span ref={box} className={styles['box']} onKeyDown={onKeyDown}>
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: (event: MouseEvent<HTMLElement>) => {
          children.props.onClick?.(event);
          setOpen(!open);
        },
      })}
      {open ? (
        <ul role="menu" className={`${styles['menu']} ${placement === 'bottomRight' ? styles['end'] : ''}`}>
          {menu.items.map((item, at) =>
            'type' in item ? (
              <li key={at} role="separator" className={styles['divider']} />
            ) : (
              <li
                key={item.key}
                role="menuitem"
                tabIndex={-1}
                aria-current={menu.selectedKeys?.includes(item.key) || undefined}
                className={`${styles['item']} ${menu.selectedKeys?.includes(item.key) ? styles['selected'] : ''}`}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return;
                  event.preventDefault();
                  (event.currentTarget.querySelector('a') ?? event.currentTarget).click();
                }}
                onClick={() => {
                  close();
                  item.onClick?.();
                  menu.onClick?.({ key: item.key });
                }}
              >
                {item.icon}
                {item.label}
              </li>
            ),
          )}
        </ul>
      ) : null}
    </span>
  );
}
