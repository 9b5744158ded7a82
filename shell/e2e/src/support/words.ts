/** What the screens say, for finding things as a reader does. */
export const words = {
  vi: {
    email: 'Email',
    password: 'Mật khẩu',
    confirm: 'Nhập lại mật khẩu',
    accept: /Tôi đồng ý/,
    signUp: 'Đăng ký',
    logIn: 'Đăng nhập',
    jobText: 'Nội dung tin tuyển dụng',
    analyze: 'Phân tích',
    result: /Kết quả/,
    history: 'Lịch sử phân tích miễn phí',
    view: /^Xem/,
  },
  en: {
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    accept: /I accept/,
    signUp: 'Sign up',
    logIn: 'Log in',
    jobText: 'Text of the job post',
    analyze: 'Analyze',
    result: /Result/,
    history: 'Free analysis history',
    view: /^View/,
  },
} as const;
