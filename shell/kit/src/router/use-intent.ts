import { useMemo } from 'react';
import { resolvePath, type To } from 'react-router-dom';
import { emit } from '../events.js';

export interface IntentProps {
  onPointerEnter: () => void;
  onFocus: () => void;
  onTouchStart: () => void;
}

/** Handlers that announce, once, that a link is about to be followed. */
export const useIntent = (to: To): IntentProps =>
  useMemo(() => {
    let told = false;
    const tell = (): void => {
      if (told) return;
      told = true;
      emit('navigation:intent', { path: resolvePath(to).pathname });
    };
    return { onPointerEnter: tell, onFocus: tell, onTouchStart: tell };
  }, [to]);
