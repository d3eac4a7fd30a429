export const takingAlong = {
  about: 'As files for spreadsheets or other programs. Who took what along is in the audit log.',
  act: 'Take along',
  as: 'As',
  formats: { csv: 'Table (CSV)', json: 'For programs (JSON)' },
  kinds: {
    attendance: 'Who came to meetings',
    completions: 'Completed challenges',
    'group-members': 'Who is in which group',
    groups: 'Groups',
    people: 'People',
    progress: 'Progress in trainings',
  },
  peopleAbout: 'Phone numbers and birthdays are in it where their owners show them to leaders. Journals, journeys and prayers never are.',
  saved: 'The file is in your downloads.',
  title: 'Take along',
  what: 'What',
}
