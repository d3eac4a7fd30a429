import type { service as English } from '../en/service.ts'
import { describeFieldPath } from '../formats.ts'
import { plural } from './formats.ts'

export const service: typeof English = {
  refusals: {
    address_too_long: 'La dirección es demasiado larga.',
    bad_request: 'No se pudo entender la solicitud.',
    body_not_json: 'El contenido no es JSON válido.',
    body_not_utf8: 'El contenido no es UTF-8 válido.',
    body_too_deep: ({ max }) => `El contenido tiene más de ${max} niveles de anidamiento.`,
    body_too_large: 'La solicitud es demasiado grande.',
    changed_meanwhile: 'Esto se ha cambiado mientras tanto. Vuelve a leerlo antes de cambiarlo.',
    cross_site_request: 'Esta solicitud no viene de una página de este servicio.',
    expectation_failed: 'No se puede cumplir esta expectativa.',
    form_field_too_large: 'Un campo del formulario es demasiado grande.',
    form_has_too_many_parts: 'El formulario tiene demasiadas partes.',
    headers_too_large: 'Las cabeceras de la solicitud son demasiado grandes.',
    host_missing: 'A la solicitud le falta la cabecera Host.',
    host_repeated: 'La solicitud tiene más de una cabecera Host.',
    https_required: 'Usa HTTPS, por favor.',
    idempotency_key_too_long: ({ max }) => `La cabecera Idempotency-Key no puede tener más de ${max} caracteres.`,
    invalid: 'Hay algo en los datos que no es válido.',
    internal_error: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo, por favor.',
    method_not_allowed: 'Esta dirección no admite ese método.',
    only_form: 'Aquí solo se admite multipart/form-data.',
    only_json: 'Aquí solo se admite application/json.',
    request_timeout: 'La solicitud ha tardado demasiado en llegar.',
    service_busy: 'El servicio está ocupado. Inténtalo de nuevo en un momento, por favor.',
    too_many_attempts: 'Demasiados intentos. Espera un momento, por favor.',
    too_many_files: 'Se están leyendo muchos archivos en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_passwords: 'Muchas personas están eligiendo contraseña en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_pictures: 'Se están leyendo muchas imágenes en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_pictures_drawn: 'Se están dibujando muchas imágenes en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_sign_ins: 'Muchas personas están iniciando sesión en este momento. Inténtalo de nuevo en un momento, por favor.',
    too_many_texts: 'Se están guardando muchos textos en este momento. Inténtalo de nuevo en un momento, por favor.',
    unauthenticated: 'Inicia sesión, por favor.',
    upload_broken: 'El archivo ha llegado dañado o incompleto.',
    address_not_found: 'Esta dirección no existe.',
    answer_not_found: 'Lo que se creó con esta solicitud ya no existe.',
    email_unconfirmed: 'Confirma primero tu correo electrónico con el enlace que te enviamos.',
    not_started: 'Empieza esto primero, por favor.',
    secret_shown_once: 'Esto ya se hizo. Su respuesta contiene un secreto que solo se muestra una vez.',
    subscription_required: 'Para esto hace falta una suscripción Pro activa.',
  },

  rules: {
    array: ({ field }) => `El campo «${field}» debe ser una lista.`,
    boolean: ({ field }) => `El campo «${field}» debe ser verdadero o falso.`,
    date: ({ field }) => `El campo «${field}» debe ser una fecha válida.`,
    duplicate: ({ field }) => `El campo «${field}» tiene un valor repetido.`,
    email: ({ field }) => `El campo «${field}» debe ser un correo electrónico válido.`,
    file: ({ field }) => `El campo «${field}» debe ser un archivo.`,
    file_empty: 'El archivo está vacío.',
    https_address: ({ field }) => `El campo «${field}» debe ser una dirección https.`,
    idempotency_key_used: 'Esta Idempotency-Key ya se usó con otra solicitud.',
    incorrect: ({ field }) => `El campo «${field}» no es correcto.`,
    integer: ({ field }) => `El campo «${field}» debe ser un número entero.`,
    invalid_choice: ({ field }) => `El valor elegido en «${field}» no es válido.`,
    locale: ({ field }) => `El campo «${field}» debe ser un código de idioma válido.`,
    max: ({ field, max }) => `El campo «${field}» no puede ser mayor que ${max}.`,
    max_items: ({ field, max }) => `El campo «${field}» no puede tener más de ${elements(max)}.`,
    max_depth: ({ field, max }) => `El campo «${field}» no puede tener más de ${max} niveles de anidamiento.`,
    max_elements: ({ field, max }) => `El campo «${field}» no puede tener más de ${max} elementos.`,
    max_length: ({ field, max }) => `El campo «${field}» no puede tener más de ${characters(max)}.`,
    max_marks: ({ field, max }) => `En el campo «${field}» una letra no puede llevar más de ${max} signos.`,
    min: ({ field, min }) => `El campo «${field}» debe ser como mínimo ${min}.`,
    min_items: ({ field, min }) => `El campo «${field}» debe tener al menos ${elements(min)}.`,
    min_length: ({ field, min }) => `El campo «${field}» debe tener al menos ${characters(min)}.`,
    object: ({ field }) => `El campo «${field}» debe ser un objeto.`,
    one_file_only: 'Envía un solo archivo, por favor.',
    required: ({ field }) => `El campo «${field}» es obligatorio.`,
    required_without: ({ field, other }) => `El campo «${field}» es obligatorio si falta «${other}».`,
    same: ({ field, other }) => `El campo «${field}» debe coincidir con «${other}».`,
    string: ({ field }) => `El campo «${field}» debe ser un texto.`,
    time_of_day: ({ field }) => `El campo «${field}» debe ser una hora como 22:00.`,
    time_zone: ({ field }) => `El campo «${field}» debe ser una zona horaria válida.`,
    too_intricate: ({ field }) => `El campo «${field}» es demasiado complejo para leerlo.`,
    unstorable: ({ field }) => `El campo «${field}» contiene caracteres que no se pueden guardar.`,
    url: ({ field }) => `El campo «${field}» debe ser una dirección web válida.`,
    whole_not_object: () => 'Los datos deben ser un objeto.',
  },

  place: describeFieldPath,

  andMore: (count) => plural(count, { one: ' (y # error más)', many: ' (y # errores más)', other: ' (y # errores más)' }),

  app: {
    name: 'Discipulado',
  },

  mails: {
    greeting: ({ name }) => `Hola, ${name}:`,
    greeting_without_name: 'Hola:',
    unsubscribe: 'No recibir más estos correos',
  },

  pages: {
    front: {
      forApps: ({ address }) => `Esta dirección es para aplicaciones, que encuentran el servicio en ${address}.`,
      health: 'Si el servicio funciona en este momento',
      notBuilt: ({ command }) => `La aplicación web no está compilada. Quien administra el servicio la compila con ${command}.`,
      reference: 'La referencia para quienes crean una (en inglés)',
    },
  },
}

const elements = (count: number) => plural(count, { one: '# elemento', many: '# de elementos', other: '# elementos' })
const characters = (count: number) => plural(count, { one: '# carácter', many: '# de caracteres', other: '# caracteres' })
