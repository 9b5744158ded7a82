import { useState, useSyncExternalStore } from 'react';
import type { Currency } from '../format.js';
import { storageKeys, storedText } from '../storage.js';
import { useLanguage } from './use-language.js';

const isCurrency = (text: string): text is Currency => text === 'USD' || text === 'VND';
const storage = storedText('local', storageKeys.currency, isCurrency);
const never = () => () => undefined;

/** The currency prices are shown in, remembered; dong for Vietnamese readers until they choose. */
export function useCurrency(): readonly [Currency, (currency: Currency) => void] {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Currency | null>(null);
  // A page that came rendered knows of no choice: it is taken over as it is and then follows what is stored.
  const stored = useSyncExternalStore(never, storage.read, () => null);
  const usual: Currency = language === 'vi' ? 'VND' : 'USD';
  const choose = (next: Currency): void => {
    setChosen(next);
    storage.write(next);
  };
  return [chosen ?? stored ?? usual, choose];
}
