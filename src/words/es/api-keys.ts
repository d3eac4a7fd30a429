// Claves con las que acceden los programas de una iglesia.
export const apiKeys = {
  refusals: {
    api_key_not_found: 'No se encontró la clave de API.',
    not_with_key: 'Esto no está abierto a las claves de API.',
    only_with_key: 'Solo un programa con una clave de API puede hacer esto.',
    origin_not_allowed: 'Esta clave pertenece a otras páginas web.',
    scope_missing: 'Esta clave de API no permite hacer eso.',
  },

  rules: {
    only_groups_in_pages: 'Una clave para páginas web lee grupos y nada más.',
    origin: ({ field }: { field: string }) =>
      `El campo «${field}» debe ser la dirección de un sitio, sin nada detrás, como https://www.example.org.`,
    too_many_keys: ({ max }: { max: number }) => `Ya hay ${max} claves. Primero hay que terminar una.`,
  },

  answers: {
    ended: 'La clave ha terminado.',
    made: 'La clave está creada. Solo se muestra esta vez.',
    taken_over: 'Ahora respondes tú de esta clave.',
  },
}
