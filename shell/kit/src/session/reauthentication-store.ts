type Answer = (proved: boolean) => void;

let waiting: readonly Answer[] = [];
/** Whether a password is not enough. */
let byFactor = false;
const listeners = new Set<() => void>();

function change(next: readonly Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * What stands between a call that was refused with `REAUTHENTICATION_REQUIRED` and the dialog. Calls that are refused at
 * the same time wait for one answer.
 */
export const reauthentication = {
  isAsked: (): boolean => waiting.length > 0,
  isByFactor: (): boolean => byFactor,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Whether the person has proved again who they are. Without a dialog on the page the answer is no. */
  ask(by: 'anything' | 'factor' = 'anything'): Promise<boolean> {
    if (listeners.size === 0) return Promise.resolve(false);
    byFactor = by === 'factor';
    return new Promise((resolve) => {
      change([...waiting, resolve]);
    });
  },
  answer(proved: boolean): void {
    const answers = waiting;
    change([]);
    for (const answer of answers) answer(proved);
  },
};
