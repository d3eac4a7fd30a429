import type { personalData as English } from '../en/personal-data.ts'

export const personalData: typeof English = {
  refusals: {
    admin_must_be_replaced: 'Antes, otra persona debe administrar tu iglesia.',
  },

  rules: {
    credentials: 'El correo electrónico o la contraseña de la otra cuenta no es correcto.',
    own_account: 'Esta es la cuenta con la que has iniciado sesión.',
    second_factor_account:
      'Esta cuenta tiene un segundo factor, que aquí no se pide. Inicia sesión en ella y traslada a ella la cuenta actual.',
    suspended_account: 'La otra cuenta está suspendida. Consulta con la oficina de tu iglesia.',
    unconfirmed_account: 'Antes, inicia sesión en la otra cuenta y confirma su dirección de correo.',
  },

  answers: {
    account_erased: 'Tu cuenta está eliminada.',
    accounts_merged: 'Lo que se puede trasladar ya está en esta cuenta.',
    export_begun: 'Estamos reuniendo tus datos personales.',
  },

  leadersMustBeReplaced: 'Antes, otra persona debe liderar tus grupos.',

  mails: {
    accountsMerged: {
      subject: 'Dos de tus cuentas se han unido',
      moved: ({ email }) =>
        `Las pertenencias y el progreso de esta cuenta se han trasladado a la cuenta de ${email}. Lo que escribiste sigue aquí: puedes iniciar sesión, pedir una copia o eliminar esta cuenta.`,
      received: ({ email }) =>
        `Las pertenencias y el progreso de la cuenta de ${email} se han trasladado a esta. Lo que escribiste allí sigue allí.`,
      otherwise:
        'Quien lo hizo conocía las contraseñas de las dos cuentas. Si no fuiste tú, pon ahora una contraseña nueva y avisa a alguien que administre tu iglesia.',
      action: 'Poner una contraseña nueva',
    },
    mergeSeen: {
      subject: 'Alguien ha mirado cómo unir esta cuenta con otra',
      looked: ({ email }) =>
        `Alguien que conoce la contraseña de esta cuenta ha mirado qué se trasladaría de ella a la cuenta de ${email}. No se ha trasladado nada.`,
      otherwise: 'Si no fuiste tú, pon ahora una contraseña nueva y avisa a alguien que administre tu iglesia.',
    },
    exportReady: {
      subject: 'Tus datos personales están listos',
      paragraphs: [
        'Todo lo que guardamos sobre ti está ahora en un archivo: tu diario, tu camino, tus publicaciones y más.',
        'El enlace funciona durante tres días, salvo que antes cambies tu contraseña o vuelvas a pedir los datos. Quien lo tenga puede abrir el archivo, así que no lo compartas, por favor.',
      ],
      action: 'Descargar mis datos',
    },
  },
}
