import type { accounts as English } from '#web/words/en/accounts.ts'

export const accounts: typeof English = {
  email: 'البريد الإلكتروني',
  forgotPassword: 'نسيت كلمة المرور؟',
  haveCode: 'لديّ رمز',
  password: 'كلمة المرور',
  signIn: 'تسجيل الدخول',
  signInAbout: 'أهلًا بك من جديد.',
  signInAgain: 'تسجيل الدخول من جديد',
  signInAgainAbout: 'انتهت الجلسة. ما كُتب ما زال هنا.',
  signInTitle: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
}
