import type { User } from '@fitfolio/auth-contract/user';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Tokens } from './session-storage.js';

/** Why the last session ended. `rejected`: the server refused a token that should have been good. */
export type SessionEnd = 'signed-out' | 'expired' | 'rejected';

export interface SessionState {
  /** `starting` while the page does not know yet whether an old session can be renewed. */
  phase: 'starting' | 'ready';
  accessToken: string | null;
  expiredAt: number | null;
  user: User | null;
  endedBy: SessionEnd | null;
}

const anonymous = { accessToken: null, expiredAt: null, user: null };
const initialState = { phase: 'starting', ...anonymous, endedBy: null } as SessionState;
/** Whom pages are rendered for. */
export const guestSession: SessionState = { ...initialState, phase: 'ready' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Whether there is a session is known: with tokens, or without. */
    sessionStarted: (state, { payload }: PayloadAction<{ tokens: Tokens | null; user: User | null }>) => ({
      ...state,
      ...anonymous,
      ...payload.tokens,
      user: payload.tokens ? payload.user : null,
      phase: 'ready',
    }),
    tokensReceived: (state, { payload }: PayloadAction<Tokens>) => ({
      ...state,
      ...payload,
      phase: 'ready',
      endedBy: null,
    }),
    userLoaded: (state, { payload }: PayloadAction<User>) => ({ ...state, user: payload }),
    sessionEnded: (state, { payload }: PayloadAction<SessionEnd>) => ({
      ...state,
      ...anonymous,
      phase: 'ready',
      endedBy: payload,
    }),
  },
});

export const { sessionStarted, tokensReceived, userLoaded, sessionEnded } = sessionSlice.actions;

/** The session in a store's state. The store is ours, so its shape is known. */
export const sessionOf = (state: unknown): SessionState => (state as { session: SessionState }).session;
