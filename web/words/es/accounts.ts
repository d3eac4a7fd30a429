import type { accounts as English } from '#web/words/en/accounts.ts'

export const accounts: typeof English = {
  email: 'Correo electrónico',
  forgotPassword: '¿Olvidaste tu contraseña?',
  haveCode: 'Tengo un código',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  signInAbout: 'Qué bueno verte de nuevo.',
  signInAgain: 'Inicia sesión de nuevo',
  signInAgainAbout: 'Tu sesión terminó. Lo que escribiste sigue aquí.',
  signInTitle: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
}
