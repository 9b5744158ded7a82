import { useState } from 'react';
import type { Currency } from './bundles.js';

const key = 'currency';

/** The reader's currency, remembered; dong for Vietnamese readers until they choose. */
export function useCurrency(language: string): [Currency, (currency: Currency) => void] {
  const [chosen, setChosen] = useState<string | null>(() => localStorage.getItem(key));
  const currency: Currency =
    chosen === 'USD' || chosen === 'VND' ? chosen : language === 'vi' ? 'VND' : 'USD';
  const choose = (next: Currency): void => {
    localStorage.setItem(key, next);
    setChosen(next);
  };
  return [currency, choose];
}
