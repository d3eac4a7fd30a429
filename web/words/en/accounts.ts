export const accounts = {
  email: 'E-mail',
  forgotPassword: 'Forgot your password?',
  haveCode: 'I have a code',
  password: 'Password',
  signIn: 'Sign in',
  signInAbout: 'Good to see you again.',
  signInAgain: 'Sign in again',
  signInAgainAbout: 'Your session is over. What you wrote is still here.',
  signInTitle: 'Sign in',
  signOut: 'Sign out',
}
