import type { accounts as English } from '../en/accounts.ts'

export const accounts: typeof English = {
  refusals: {
    account_suspended: 'Esta cuenta está suspendida. Consulta con la oficina de tu iglesia, por favor.',
    confirm_identity: 'Confirma con tu contraseña que eres tú, por favor.',
    sign_in_not_found: 'Esta sesión no existe.',
    user_not_found: 'Esta persona no existe.',
    wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
  },

  rules: {
    address_taken: 'Esta dirección pertenece ya a otra cuenta.',
    common_password: ({ field }) => `El campo «${field}» contiene una de las contraseñas más comunes. Elige otra, por favor.`,
    date_before_1900: ({ field }) => `El campo «${field}» no puede ser anterior a 1900.`,
    email_taken: () => 'Este correo electrónico ya está en uso.',
    guessable_password: ({ field }) =>
      `El campo «${field}» es demasiado fácil de adivinar. Elige otra cosa: por ejemplo, cuatro palabras que no tengan que ver entre sí ni contigo.`,
    link_used_up: 'Este enlace ya se usó o ha caducado. Pide otro, por favor.',
    phone: ({ field }) => `El campo «${field}» debe ser un número de teléfono.`,
  },

  answers: {
    account_changed: 'Tu cuenta se ha modificado.',
    address_confirmed: 'Tu dirección está confirmada.',
    change_undone: 'El cambio se ha deshecho. Te hemos enviado un correo para que elijas una contraseña nueva.',
    confirm_new_address: 'Confirma la dirección nueva con el enlace que le hemos enviado.',
    identity_confirmed: 'Gracias, eres tú.',
    link_sent: 'El enlace está en camino.',
    other_sign_ins_ended: 'Las demás sesiones se han cerrado.',
    password_changed: 'Tu contraseña se ha cambiado. Las demás sesiones se han cerrado.',
    password_set: 'Tu contraseña está guardada. Ya puedes iniciar sesión.',
    reset_sent: 'Si hay una cuenta con esta dirección, un correo está en camino.',
    sign_in_ended: 'Esta sesión se ha cerrado.',
    signed_out: 'Has cerrado la sesión.',
  },

  mails: {
    addressChanged: {
      subject: 'Tu cuenta tiene ahora otro correo electrónico',
      paragraphs: [
        'Se ha cambiado el correo electrónico de tu cuenta; este ya no le pertenece.',
        'Si no fuiste tú, deshaz el cambio en un plazo de siete días: se cerrarán todas las sesiones, la contraseña dejará de servir y un mensaje a esta dirección te permitirá elegir otra.',
      ],
      action: 'No fui yo: deshacer el cambio',
    },
    confirmAddress: {
      subject: 'Confirma tu correo electrónico',
      asked: 'Alguien, esperamos que tú, dio esta dirección para una cuenta. Confirma que es tuya, por favor.',
      askedAt: ({ church }) =>
        `Alguien, esperamos que tú, dio esta dirección para una cuenta en ${church}. Confirma que es tuya, por favor.`,
      otherwise: 'Si no fuiste tú, no tienes que hacer nada: sin ti la dirección no se usará.',
      action: 'Confirmar esta dirección',
    },
    passwordForgotten: {
      subject: 'Elige una contraseña nueva',
      asked: [
        'Alguien, esperamos que tú, ha pedido elegir una contraseña nueva para tu cuenta.',
        'El enlace sirve una sola vez y durante una hora. Si no fuiste tú, no ha cambiado nada y no tienes que hacer nada.',
      ],
      sentBy: ({ church }) => [
        `Un administrador de ${church} te envía este enlace para que puedas elegir una contraseña nueva. Nadie más lo conoce.`,
        'El enlace sirve una sola vez y durante una hora. Si no lo necesitas, no tienes que hacer nada: tu contraseña sigue igual.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    passwordsTried: {
      subject: 'Alguien está probando contraseñas en tu cuenta',
      paragraphs: ({ days }) => [
        'En la última hora se han probado muchas contraseñas equivocadas en tu cuenta. Ninguna era correcta, y durante un rato no se admitirán más intentos.',
        `No tienes que hacer nada. Desde donde iniciaste sesión en los últimos ${days} días puedes seguir haciéndolo. Si fuiste tú y olvidaste tu contraseña, pide una nueva.`,
      ],
      action: 'Pedir una nueva contraseña',
    },
  },
}
