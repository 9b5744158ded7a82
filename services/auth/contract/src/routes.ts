import type { RouteTable } from '@fitfolio/contract-kit/route';
import {
  disableUser,
  enableUser,
  endUserSessions,
  exportUsers,
  getUser,
  listUsers,
  makeAdmin,
  removeAdmin,
  verifyUser,
} from './admin-users.js';
import { listAudit } from './audit.js';
import { finishGoogle, getSignInOptions, loginGoogle, startGoogle } from './google.js';
import { cancelDeletion, exportMe, requestDeletion } from './own-data.js';
import { endOtherSessions, endSession, listSessions } from './session.js';
import { verifyEmailLink } from './verify-link.js';
import { login, publicKeys, signUp } from './sign-in.js';
import { logout, refresh } from './renewal.js';
import { getMe, updateMe } from './me.js';
import { requestVerification, verifyEmail } from './verification.js';
import { requestPasswordReset, validateResetCode, resetPassword, changePassword } from './passwords.js';
import { listEmails, resendEmail } from './emails.js';

/** Everything auth answers. */
export const authRoutes = {
  signUp,
  login,
  refresh,
  logout,
  publicKeys,
  getMe,
  updateMe,
  listUsers,
  exportUsers,
  getUser,
  verifyUser,
  disableUser,
  enableUser,
  makeAdmin,
  removeAdmin,
  endUserSessions,
  listAudit,
  getSignInOptions,
  loginGoogle,
  startGoogle,
  finishGoogle,
  exportMe,
  requestDeletion,
  cancelDeletion,
  requestVerification,
  verifyEmail,
  requestPasswordReset,
  validateResetCode,
  resetPassword,
  changePassword,
  listEmails,
  resendEmail,
  verifyEmailLink,
  listSessions,
  endSession,
  endOtherSessions,
} satisfies RouteTable;
