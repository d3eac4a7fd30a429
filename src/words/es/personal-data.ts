import type { personalData as English } from '../en/personal-data.ts'

export const personalData: typeof English = {
  refusals: {
    admin_must_be_replaced: 'Antes, otra persona debe administrar tu iglesia.',
  },

  rules: {},

  answers: {
    account_erased: 'Tu cuenta está eliminada.',
    export_begun: 'Estamos reuniendo tus datos personales.',
  },

  leadersMustBeReplaced: 'Antes, otra persona debe liderar tus grupos.',

  mails: {
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
