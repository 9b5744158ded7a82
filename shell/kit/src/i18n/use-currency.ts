import { useState } from 'react';
import type { Currency } from '../format.js';
import { useLanguage } from './use-language.js';

const key = 'currency';

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The currency prices are shown in, remembered; dong for Vietnamese readers until they choose. */
export function useCurrency(): readonly [Currency, (currency: Currency) => void] {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(read);
  const usual: Currency = language === 'vi' ? 'VND' : 'USD';
  const choose = (next: Currency): void => {
    setChosen(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // The choice then lives as long as the page.
    }
  };
  return [chosen === 'USD' || chosen === 'VND' ? chosen : usual, choose];
}
