import { codeTtlMinutes, type MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';

export interface MailText {
  readonly subject: string;
  readonly lead: string;
  /** After the code or the button. */
  readonly after: string;
  readonly button?: { readonly label: string; readonly path: string };
}

export const signatures: Readonly<Record<OutputLanguage, string>> = {
  vi: 'Thư tự động từ Fitfolio. Bạn không cần trả lời thư này.',
  en: 'This is an automatic message from Fitfolio. There is no need to reply.',
};

export const mailTexts: Readonly<Record<OutputLanguage, Readonly<Record<MailKind, MailText>>>> = {
  vi: {
    'verify-email': {
      subject: 'Mã xác minh email của bạn',
      lead: 'Chào bạn, đây là mã để xác minh địa chỉ email của bạn trên Fitfolio:',
      after: `Mã có hiệu lực trong ${codeTtlMinutes} phút và chỉ dùng được một lần. Nếu không phải bạn đăng ký, hãy bỏ qua thư này.`,
    },
    'account-exists': {
      subject: 'Bạn đã có tài khoản Fitfolio',
      lead: 'Chào bạn, vừa có người đăng ký Fitfolio bằng địa chỉ email này, nhưng bạn đã có tài khoản. Bạn chỉ cần đăng nhập.',
      after:
        'Nếu quên mật khẩu, bạn hãy chọn “Quên mật khẩu” ở trang đăng nhập. Nếu không phải bạn đăng ký, hãy bỏ qua thư này.',
      button: { label: 'Đăng nhập', path: '/login' },
    },
    'reset-password': {
      subject: 'Mã đặt lại mật khẩu',
      lead: 'Chào bạn, đây là mã để đặt lại mật khẩu Fitfolio của bạn:',
      after: `Mã có hiệu lực trong ${codeTtlMinutes} phút và chỉ dùng được một lần. Đừng đưa mã cho bất kỳ ai. Nếu không phải bạn yêu cầu, hãy bỏ qua thư này; mật khẩu của bạn vẫn giữ nguyên.`,
    },
    'password-changed': {
      subject: 'Mật khẩu của bạn đã được thay đổi',
      lead: 'Chào bạn, mật khẩu tài khoản Fitfolio của bạn vừa được thay đổi. Các thiết bị khác đã được đăng xuất.',
      after: 'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay.',
      button: { label: 'Đặt lại mật khẩu', path: '/forgot-password' },
    },
  },
  en: {
    'verify-email': {
      subject: 'Your email verification code',
      lead: 'Hello, here is the code to verify your email address on Fitfolio:',
      after: `It is valid for ${codeTtlMinutes} minutes and works once. If you did not sign up, you can ignore this message.`,
    },
    'account-exists': {
      subject: 'You already have a Fitfolio account',
      lead: 'Hello, someone just signed up for Fitfolio with this email address, but you already have an account. Simply log in.',
      after:
        'If you forgot your password, choose “Forgot password” on the log-in page. If it was not you, you can ignore this message.',
      button: { label: 'Log in', path: '/login' },
    },
    'reset-password': {
      subject: 'Your password reset code',
      lead: 'Hello, here is the code to reset your Fitfolio password:',
      after: `It is valid for ${codeTtlMinutes} minutes and works once. Do not give it to anyone. If you did not ask for it, ignore this message; your password stays as it is.`,
    },
    'password-changed': {
      subject: 'Your password was changed',
      lead: 'Hello, the password of your Fitfolio account was just changed. Your other devices have been signed out.',
      after: 'If it was not you, reset your password now.',
      button: { label: 'Reset password', path: '/forgot-password' },
    },
  },
};
