import type { accounts as English } from '../en/accounts.ts'

export const accounts: typeof English = {
  refusals: {
    account_suspended: 'Esta cuenta está suspendida. Consulta con la oficina de tu iglesia, por favor.',
    confirm_identity: 'Confirma con tu contraseña que eres tú, por favor.',
    passkey_copied:
      'El contador de esta llave de acceso indica que puede haber una copia, así que no abre nada. Inicia sesión con tu contraseña, por favor.',
    passkey_not_found: 'Esta llave de acceso no existe.',
    passkey_refused: 'Esta llave de acceso no ha funcionado. Inténtalo de nuevo o inicia sesión con tu contraseña, por favor.',
    second_factor_not_given:
      'Esta cuenta tiene un segundo factor. Confirma con una llave de acceso, o inicia sesión con tu segundo factor, e inténtalo de nuevo, por favor.',
    sign_in_not_found: 'Esta sesión no existe.',
    user_not_found: 'Esta persona no existe.',
    wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
    second_factor_is_off: 'No hay ningún segundo factor configurado.',
    second_factor_needed: 'Tu iglesia pide un segundo factor. Configúralo; hasta entonces no puedes hacer nada más en ella.',
    second_factor_is_on: 'Ya hay un segundo factor configurado.',
    second_factor_required: 'Escribe el código de tu aplicación de autenticación o uno de tus códigos de recuperación, por favor.',
    sign_in_over: 'Ha tardado demasiado o ha habido demasiados intentos. Inicia sesión de nuevo, por favor.',
  },

  rules: {
    address_taken: 'Esta dirección pertenece ya a otra cuenta.',
    common_password: ({ field }) => `El campo «${field}» contiene una de las contraseñas más comunes. Elige otra, por favor.`,
    date_before_1900: ({ field }) => `El campo «${field}» no puede ser anterior a 1900.`,
    email_taken: () => 'Este correo electrónico ya está en uso.',
    guessable_password: ({ field }) =>
      `El campo «${field}» es demasiado fácil de adivinar. Elige otra cosa: por ejemplo, cuatro palabras que no tengan que ver entre sí ni contigo.`,
    link_used_up: 'Este enlace ya se usó o ha caducado. Pide otro, por favor.',
    passkey_known: 'Este dispositivo ya tiene una llave de acceso para una cuenta.',
    passkey_refused: 'Esta llave de acceso no ha funcionado. Inténtalo de nuevo, por favor.',
    too_many_passkeys: ({ max }) => `Ya hay ${max} llaves de acceso. Quita una primero, por favor.`,
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
    passkey_added: 'A partir de ahora puedes iniciar sesión con esta llave de acceso.',
    passkey_removed: 'Esta llave de acceso ya no abre nada.',
    passkey_renamed: 'El nombre ha cambiado.',
    reset_sent: 'Si hay una cuenta con esta dirección, un correo está en camino.',
    sign_in_ended: 'Esta sesión se ha cerrado.',
    signed_out: 'Has cerrado la sesión.',
    recovery_codes_renewed: 'Estos son tus nuevos códigos de recuperación. Los anteriores ya no valen.',
    second_factor_begun: 'Añade esto a tu aplicación de autenticación y escribe después el código que muestra.',
    second_factor_off: 'A partir de ahora inicias sesión solo con la contraseña.',
    second_factor_on: 'A partir de ahora al iniciar sesión se pide también un código. Todas las demás sesiones han terminado.',
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
    secondFactor: {
      changes: {
        codes_renewed: {
          subject: 'Tienes nuevos códigos de recuperación',
          paragraph: 'Se crearon nuevos códigos de recuperación para tu cuenta. Los anteriores ya no valen.',
        },
        codes_tried: {
          subject: 'Alguien conoce tu contraseña',
          paragraph:
            'Alguien escribió la contraseña correcta de tu cuenta y después muchos códigos equivocados. No ha entrado, y los siguientes códigos se retienen durante un tiempo.',
        },
        off: {
          subject: 'Al iniciar sesión ya no se pide un código',
          paragraph: 'Se quitó el segundo factor de tu cuenta: al iniciar sesión se pide solo la contraseña.',
        },
        on: {
          subject: 'Al iniciar sesión se pide ahora un código',
          paragraph:
            'Se configuró un segundo factor para tu cuenta: al iniciar sesión se pide también un código de una aplicación de autenticación. Todas las demás sesiones han terminado.',
        },
        passkey_added: {
          subject: 'Puedes iniciar sesión con una nueva llave de acceso',
          paragraph: 'Se añadió una llave de acceso a tu cuenta: quien desbloquee su dispositivo puede iniciar sesión.',
        },
        passkey_removed: {
          subject: 'Se quitó una llave de acceso',
          paragraph: 'Se quitó una llave de acceso de tu cuenta. Ya no abre nada.',
        },
        passkeys_ended: {
          subject: 'Tus llaves de acceso ya no valen',
          paragraph:
            'El acceso a tu cuenta se estableció de nuevo, así que ninguna de sus llaves de acceso vale ya. Puedes añadirlas otra vez cuando hayas iniciado sesión.',
        },
        passkeys_kept: {
          subject: 'Tus llaves de acceso siguen valiendo',
          paragraph:
            'El acceso a tu cuenta se estableció de nuevo por correo y se cerraron todas las sesiones. Tus llaves de acceso se mantienen porque tu iglesia pide un segundo factor. Si alguna no es tuya, inicia sesión con tu propia llave de acceso y quítala, o pide ayuda a quien gestiona este servicio.',
        },
        passkey_copied: {
          subject: 'Quizá se copió una de tus llaves de acceso',
          paragraph:
            'Alguien intentó iniciar sesión en tu cuenta con una llave de acceso cuyo contador no avanzó: quizá haya una copia. No pudo entrar. Quita esta llave de acceso y añade otra, por favor.',
        },
        recovery_code_used: {
          subject: 'Se usó un código de recuperación',
          paragraph: ({ left }) =>
            `Alguien inició sesión en tu cuenta con uno de tus códigos de recuperación. Ya no vale. Códigos que te quedan: ${left}.`,
        },
        reset: {
          subject: 'Se restableció tu segundo factor',
          paragraph:
            'Quien gestiona este servicio quitó el segundo factor de tu cuenta y sus llaves de acceso. Todas las sesiones han terminado y al iniciar sesión se pide solo la contraseña. Configura de nuevo un segundo factor, por favor.',
        },
      },
      hint: 'Si no fuiste tú, elige una nueva contraseña por correo: así terminan todas las sesiones, y también todas las llaves de acceso si ninguna iglesia te pide un segundo factor. Y pide ayuda a quien gestiona este servicio.',
      action: 'Elegir una nueva contraseña',
    },
  },
}
