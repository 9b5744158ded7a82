import { useState } from 'react';
import type { Currency } from '../format.js';
import { storageKeys, storedText } from '../storage.js';
import { useLanguage } from './use-language.js';

const isCurrency = (text: string): text is Currency => text === 'USD' || text === 'VND';
const storage = storedText('local', storageKeys.currency, isCurrency);

/** The currency prices are shown in, remembered; dong for Vietnamese readers until they choose. */
export function useCurrency(): readonly [Currency, (currency: Currency) => void] {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(storage.read);
  const usual: Currency = language === 'vi' ? 'VND' : 'USD';
  const choose = (next: Currency): void => {
    setChosen(next);
    storage.write(next);
  };
  return [chosen ?? usual, choose];
}
