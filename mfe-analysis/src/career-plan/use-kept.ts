import { useErrorText } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { useState } from 'react';

export interface Kept {
  readonly is: (key: string) => boolean;
  readonly set: (key: string, value: boolean) => void;
}

/** Ticks: as they are kept, and at once what the reader has just done. What cannot be kept is undone, with `failed`. */
export function useKept(
  isKept: (key: string) => boolean,
  send: (key: string, value: boolean) => Promise<{ readonly error?: unknown }>,
  failed: string,
): Kept {
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const set = async (key: string, value: boolean): Promise<void> => {
    setWanted((now) => ({ ...now, [key]: value }));
    const { error } = await send(key, value);
    if (!error) return;
    setWanted((now) => Object.fromEntries(Object.entries(now).filter(([ticked]) => ticked !== key)));
    toast.error(failed, errorText(error));
  };
  return { is: (key) => wanted[key] ?? isKept(key), set: (key, value) => void set(key, value) };
}
