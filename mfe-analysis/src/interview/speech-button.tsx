import { useLanguage, useTranslation } from '@fitfolio/web-kit/i18n';
import { toast } from '@fitfolio/web-kit/toast';
import { Button } from '@fitfolio/web-kit/ui/core';
import { useConfirm } from '@fitfolio/web-kit/ui/feedback';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** The part of the Web Speech API that is used; not every browser has it, some under a prefix. */
interface Heard extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start: () => void;
  abort: () => void;
  stop: () => void;
}
type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | null {
  const scope = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}

/**
 * Speaks instead of typing where the browser can listen. What was heard goes into the field, to be read and mended before
 * anything is judged; no sound is kept by us. Nothing where the browser cannot.
 */
export function SpeechButton({ onHeard }: { onHeard: (text: string) => void }) {
  const { t } = useTranslation('mfe-analysis');
  const { language } = useLanguage();
  const [listening, setListening] = useState(false);
  const [confirm, dialog] = useConfirm();
  const agreed = useRef(false);
  const recognition = useRef<Recognition | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => recognition.current?.abort(), []);
  const Class = recognitionClass();
  if (!Class) return null;

  const listen = async (): Promise<void> => {
    agreed.current ||= await confirm({
      title: t('interview.speech.title'),
      text: t('interview.speech.text'),
      action: t('interview.speech.agree'),
    });
    if (!agreed.current) return;
    const made = new Class();
    made.lang = language === 'vi' ? 'vi-VN' : 'en-US';
    made.continuous = true;
    made.addEventListener('result', (event) => {
      const { resultIndex, results } = event as Heard;
      const said = Array.from(results)
        .slice(resultIndex)
        .map((result) => result[0]?.transcript.trim() ?? '');
      const text = said.filter(Boolean).join(' ');
      if (text !== '') heard.current(text);
    });
    made.addEventListener('error', (event) => {
      const { error } = event as Event & { error?: string };
      if (error !== 'no-speech' && error !== 'aborted') toast.error(t('interview.speech.failed'));
    });
    made.addEventListener('end', () => setListening(false));
    recognition.current = made;
    made.start();
    setListening(true);
  };

  return (
    <>
      <Button
        icon={listening ? <Square size={16} aria-hidden /> : <Mic size={16} aria-hidden />}
        aria-pressed={listening}
        onClick={() => (listening ? recognition.current?.stop() : void listen())}
      >
        {t(listening ? 'interview.speech.stop' : 'interview.speech.start')}
      </Button>
      {dialog}
    </>
  );
}
