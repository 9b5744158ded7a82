export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly description?: string | undefined;
}

export const toastsVisibleMax = 3;
export const toastMs = 4000;

let all: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  all = next;
  for (const listener of listeners) listener();
}

const show =
  (kind: ToastKind) =>
  (title: string, description?: string): void => {
    // Equal notices are merged, because several calls often fail for one reason.
    if (all.some((t) => t.kind === kind && t.title === title && t.description === description)) return;
    change([...all, { id: nextId++, kind, title, description }]);
  };

/** The queue: at most three are seen at once, each for four seconds; the rest wait. */
export const toastStore = {
  get: (): readonly Toast[] => all,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number): void => change(all.filter((t) => t.id !== id)),
  clear: (): void => change([]),
};

/** Shows a short notice. Errors that block a task are also shown at the task. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
};
