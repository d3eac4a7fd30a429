export const badges = {
  refusals: {
    badge_not_found: 'Badge not found.',
  },
  rules: {},
  answers: {
    changed: 'The badge is changed.',
    created: 'The badge is made.',
    deleted: 'The badge is deleted.',
  },
}
