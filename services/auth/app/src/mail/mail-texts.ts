import { codeTtlMinutes, type MailKind } from '@fitfolio/auth-contract/mail';
import { noticeDays, noticePath } from '@fitfolio/auth-contract/notices';
import { deletionWaitDays } from '@fitfolio/auth-contract/own-data';
import { verifyLinkPath } from '@fitfolio/auth-contract/verify-link';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';

export interface MailText {
  readonly subject: string;
  readonly lead: string;
  /** After the code or the button. */
  readonly after: string;
  readonly button?: { readonly label: string; readonly path: string };
  /** Between lead and the rest: what it is called, and which value it is. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
}

export const signatures: Readonly<Record<OutputLanguage, string>> = {
  vi: 'Thư tự động từ Fitfolio. Bạn không cần trả lời thư này.',
  en: 'This is an automatic message from Fitfolio. There is no need to reply.',
};

/** What all security notices have in common: the circumstances, and the way out. */
const notice = {
  vi: {
    facts: [
      ['Thiết bị', 'device'],
      ['Mạng', 'place'],
      ['Lúc', 'at'],
    ],
    after: `Nếu là bạn, bạn không cần làm gì. Nếu không phải bạn, hãy bấm nút trên trong vòng ${noticeDays} ngày: mọi thiết bị sẽ được đăng xuất và bạn đặt lại mật khẩu.`,
    button: { label: 'Không phải tôi', path: noticePath },
  },
  en: {
    facts: [
      ['Device', 'device'],
      ['Network', 'place'],
      ['Time', 'at'],
    ],
    after: `If it was you, there is nothing to do. If not, press the button within ${noticeDays} days: every device is signed out, and you set a new password.`,
    button: { label: 'This was not me', path: noticePath },
  },
} as const satisfies Readonly<Record<OutputLanguage, Pick<MailText, 'facts' | 'after' | 'button'>>>;

export const mailTexts: Readonly<Record<OutputLanguage, Readonly<Record<MailKind, MailText>>>> = {
  vi: {
    'verify-email': {
      subject: 'Mã xác minh email của bạn',
      lead: 'Chào bạn, đây là mã để xác minh địa chỉ email của bạn trên Fitfolio:',
      after: `Bạn cũng có thể bấm nút trên thay cho nhập mã. Mã có hiệu lực trong ${codeTtlMinutes} phút và chỉ dùng được một lần. Nếu không phải bạn đăng ký, hãy bỏ qua thư này.`,
      button: { label: 'Xác minh email', path: verifyLinkPath },
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
      ...notice.vi,
    },
    'new-device': {
      subject: 'Đăng nhập từ một thiết bị mới',
      lead: 'Chào bạn, tài khoản Fitfolio của bạn vừa được đăng nhập từ một trình duyệt mà chúng tôi chưa thấy.',
      ...notice.vi,
    },
    'factor-added': {
      subject: 'Đã thêm một cách xác minh hai bước',
      lead: 'Chào bạn, một cách xác minh hai bước vừa được thêm vào tài khoản Fitfolio của bạn.',
      ...notice.vi,
      facts: [['Tên', 'name'], ...notice.vi.facts],
    },
    'factor-removed': {
      subject: 'Đã xóa một cách xác minh hai bước',
      lead: 'Chào bạn, một cách xác minh hai bước vừa bị xóa khỏi tài khoản Fitfolio của bạn.',
      ...notice.vi,
      facts: [['Tên', 'name'], ...notice.vi.facts],
    },
    'admin-made': {
      subject: 'Bạn đã trở thành quản trị viên Fitfolio',
      lead: 'Chào bạn, tài khoản của bạn vừa được cấp quyền quản trị trên Fitfolio.',
      after: 'Nếu bạn không mong đợi điều này, hãy báo cho một quản trị viên khác.',
      button: { label: 'Mở trang quản trị', path: '/admin' },
    },
    'deletion-requested': {
      subject: 'Tài khoản của bạn sẽ bị xóa',
      lead: `Chào bạn, chúng tôi đã nhận yêu cầu xóa tài khoản Fitfolio của bạn. Sau ${deletionWaitDays} ngày, tài khoản và mọi dữ liệu sẽ bị xóa vĩnh viễn.`,
      after: 'Nếu bạn đổi ý hoặc không phải bạn yêu cầu, hãy đăng nhập và chọn giữ lại tài khoản.',
      button: { label: 'Mở hồ sơ của tôi', path: '/user-profile' },
    },
    'payment-receipt': {
      subject: 'Biên nhận thanh toán {reference}',
      lead: 'Chào bạn, chúng tôi đã nhận được khoản thanh toán của bạn. Token đã được cộng vào tài khoản.',
      facts: [
        ['Số tiền', 'amount'],
        ['Token', 'tokens'],
        ['Mã giao dịch', 'reference'],
        ['Ngày', 'date'],
      ],
      after: 'Cảm ơn bạn. Hãy giữ thư này để đối chiếu khi cần.',
      button: { label: 'Xem lịch sử thanh toán', path: '/user-profile' },
    },
    'payment-suspense': {
      subject: 'Khoản chuyển {reference} đang được kiểm tra',
      lead: 'Chào bạn, chúng tôi đã nhận được tiền nhưng khoản chuyển chưa khớp với đơn hàng. Chúng tôi đang kiểm tra; tiền của bạn không mất.',
      facts: [
        ['Số tiền', 'amount'],
        ['Token của đơn hàng', 'tokens'],
        ['Mã giao dịch', 'reference'],
        ['Ngày', 'date'],
      ],
      after: 'Bạn không cần chuyển lại. Chúng tôi sẽ báo cho bạn khi kiểm tra xong.',
      button: { label: 'Xem lịch sử thanh toán', path: '/user-profile' },
    },
    'screening-shared': {
      subject: 'Một đợt sàng lọc CV được chia sẻ với bạn',
      lead: 'Chào bạn, một đợt sàng lọc CV trên Fitfolio vừa được chia sẻ với bạn.',
      facts: [
        ['Tin tuyển dụng', 'title'],
        ['Người chia sẻ', 'by'],
      ],
      after:
        'Bạn cần đăng nhập bằng địa chỉ email này, và địa chỉ đã được xác minh. Nếu bạn không biết người chia sẻ, hãy bỏ qua thư này.',
      button: { label: 'Mở danh sách sàng lọc', path: '/screenings' },
    },
  },
  en: {
    'verify-email': {
      subject: 'Your email verification code',
      lead: 'Hello, here is the code to verify your email address on Fitfolio:',
      after: `The button does the same as the code. Both are valid for ${codeTtlMinutes} minutes and work once. If you did not sign up, you can ignore this message.`,
      button: { label: 'Verify email', path: verifyLinkPath },
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
      lead: 'Hello, the password of your Fitfolio account was just changed. Other devices were signed out.',
      ...notice.en,
    },
    'new-device': {
      subject: 'Sign-in from a new device',
      lead: 'Hello, somebody just signed in to your Fitfolio account with a browser that we have not seen before.',
      ...notice.en,
    },
    'factor-added': {
      subject: 'A second factor was added',
      lead: 'Hello, a second factor was just added to your Fitfolio account.',
      ...notice.en,
      facts: [['Name', 'name'], ...notice.en.facts],
    },
    'factor-removed': {
      subject: 'A second factor was removed',
      lead: 'Hello, a second factor was just removed from your Fitfolio account.',
      ...notice.en,
      facts: [['Name', 'name'], ...notice.en.facts],
    },
    'admin-made': {
      subject: 'You are now a Fitfolio administrator',
      lead: 'Hello, your account was just given administrator rights on Fitfolio.',
      after: 'If you did not expect this, please tell another administrator.',
      button: { label: 'Open the back office', path: '/admin' },
    },
    'deletion-requested': {
      subject: 'Your account will be deleted',
      lead: `Hello, we received a request to delete your Fitfolio account. In ${deletionWaitDays} days the account and all its data will be deleted for good.`,
      after: 'If you change your mind, or it was not you, log in and choose to keep the account.',
      button: { label: 'Open my profile', path: '/user-profile' },
    },
    'payment-receipt': {
      subject: 'Your receipt for payment {reference}',
      lead: 'Hello, we received your payment. The tokens are in your account.',
      facts: [
        ['Amount', 'amount'],
        ['Tokens', 'tokens'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
      after: 'Thank you. Please keep this message for your records.',
      button: { label: 'See payment history', path: '/user-profile' },
    },
    'payment-suspense': {
      subject: 'We are looking into your transfer {reference}',
      lead: 'Hello, we received your money, but the transfer does not match its order yet. We are looking into it; your money is safe.',
      facts: [
        ['Amount', 'amount'],
        ['Tokens of the order', 'tokens'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
      after: 'There is no need to pay again. We will write to you when this is settled.',
      button: { label: 'See payment history', path: '/user-profile' },
    },
    'screening-shared': {
      subject: 'A screening was shared with you',
      lead: 'Hello, a screening of résumés on Fitfolio was just shared with you.',
      facts: [
        ['Post', 'title'],
        ['Shared by', 'by'],
      ],
      after:
        'Log in with this email address; it has to be verified. If you do not know who shared it, you can ignore this message.',
      button: { label: 'Open screenings', path: '/screenings' },
    },
  },
};
