export const challenges = {
  refusals: {
    challenge_not_found: 'Challenge not found.',
    only_leaders_see_completions: 'Only leaders and admins of an organization see this.',
  },
  rules: {
    archived_not_a_draft_again: 'An archived challenge cannot become a draft again; it can be published.',
    date_before_start: ({ field }: Field) => `The ${field} field must not be before the start of the challenge.`,
    date_in_future: ({ field }: Field) => `The ${field} field must not be in the future.`,
    draft_not_archivable: 'A draft cannot be archived; delete it, or publish it first.',
    not_published: 'Only a published challenge can be started.',
    people_take_part: 'People take part in this challenge, so it cannot become a draft again.',
  },
  answers: {
    archived: 'People take part in this challenge, so it is archived.',
    changed: 'The challenge is changed.',
    checked_in: 'You have checked in.',
    completed: 'You have completed this challenge.',
    created: 'The challenge is made.',
    deleted: 'The challenge is deleted.',
    started: 'You take part in this challenge.',
  },
}

interface Field {
  field: string
}
