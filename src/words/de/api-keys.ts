// Schlüssel, mit denen Programme einer Gemeinde zugreifen.
export const apiKeys = {
  refusals: {
    api_key_not_found: 'API-Schlüssel nicht gefunden.',
    not_with_key: 'Das steht API-Schlüsseln nicht offen.',
    only_with_key: 'Das darf nur ein Programm mit einem API-Schlüssel.',
    origin_not_allowed: 'Dieser Schlüssel gehört zu anderen Webseiten.',
    scope_missing: 'Das darf dieser API-Schlüssel nicht.',
  },

  rules: {
    only_groups_in_pages: 'Ein Schlüssel für Webseiten liest Gruppen und sonst nichts.',
    origin: ({ field }: { field: string }) =>
      `Das Feld „${field}“ muss die Adresse einer Website sein, ohne etwas dahinter, etwa https://www.example.org.`,
    too_many_keys: ({ max }: { max: number }) => `Es gibt schon ${max} Schlüssel. Bitte zuerst einen beenden.`,
  },

  answers: {
    ended: 'Der Schlüssel ist beendet.',
    made: 'Der Schlüssel ist angelegt. Er wird nur dieses eine Mal gezeigt.',
    taken_over: 'Du bist jetzt für diesen Schlüssel verantwortlich.',
  },
}
