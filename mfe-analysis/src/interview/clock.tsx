import { formatDuration } from '@fitfolio/web-kit/format';
import { useTranslation } from '@fitfolio/web-kit/i18n';
import { Button } from '@fitfolio/web-kit/ui/core';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './interview.module.css';

/** Long enough for a story, and as long as interviewers listen. */
const goodSeconds = 120;

export interface ClockState {
  /** null while the clock was never started. */
  readonly seconds: number | null;
  readonly running: boolean;
  readonly toggle: () => void;
}

/** A clock that counts up while it runs; it never ends an answer. */
export function useClock(): ClockState {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setSeconds((before) => (before ?? 0) + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return {
    seconds,
    running,
    toggle: () => {
      setSeconds((before) => before ?? 0);
      setRunning((before) => !before);
    },
  };
}

/** For practice against the time of a real interview; whoever wants no clock leaves it alone. */
export function Clock({ clock: { seconds, running, toggle } }: { clock: ClockState }) {
  const { t } = useTranslation('mfe-analysis');
  return (
    <span className={styles['clock']}>
      <Button icon={<Timer size={16} aria-hidden />} aria-pressed={running} onClick={toggle}>
        {t(running ? 'interview.clock.stop' : 'interview.clock.start')}
      </Button>
      {seconds === null ? null : (
        <span role="timer" data-over={seconds > goodSeconds || undefined}>
          {formatDuration(seconds * 1000)} / {formatDuration(goodSeconds * 1000)}
        </span>
      )}
    </span>
  );
}
