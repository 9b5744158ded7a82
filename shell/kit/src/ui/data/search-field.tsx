import { Input as AntdInput, type InputProps } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { themed } from '../../theme/themed.js';

const Input = themed<InputProps>(AntdInput);

interface Props {
  /** Its name, and what stands in it while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Pause after the last key before a search; Enter searches at once. */
export const searchPauseMs = 300;

/** Searches while the user types. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // The list's state changed from outside (back, a link): the field follows, but never over what is being typed.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  const ask = (wanted: string): void => {
    if (wanted.trim() === asked.current) return;
    asked.current = wanted.trim();
    onSearch(wanted.trim());
  };
  useEffect(() => {
    const timer = setTimeout(() => ask(text), searchPauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      allowClear
      prefix={<Search size={16} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => ask(text)}
      // A search after leaving the page would navigate back to it.
      onBlur={() => ask(text)}
    />
  );
}
