import type { onboarding as English } from '../en/onboarding.ts'

export const onboarding: typeof English = {
  refusals: {
    only_guided_track: 'Nur beim geführten Lernweg wird dein Weg für dich zusammengestellt. Du kannst ihn in der Umfrage wählen.',
    survey_missing: 'Bitte beantworte zuerst die Umfrage.',
  },

  rules: {},

  answers: {
    challenge_completed: 'Gut gemacht! Die Challenge ist geschafft.',
    challenge_open_again: 'Die Challenge ist wieder offen.',
    hearted: 'Es steht jetzt in deinem Lernplan.',
    journey_ready: 'Dein Weg ist bereit.',
    no_longer_hearted: 'Es steht nicht mehr in deinem Lernplan.',
    survey_kept: 'Danke! Deine Antworten sind gespeichert.',
  },

  levels: {
    1: 'Auf der Suche',
    2: 'Im Glauben',
    3: 'Am Lernen',
    4: 'In der Nachfolge',
    5: 'In der Jüngerschaft',
    6: 'Im Dienst',
    7: 'In Verantwortung',
    8: 'Im Mentoring',
    9: 'Im Hirtendienst',
    10: 'Im Missionsauftrag',
  },

  surveyPrompts: {
    focus_topics: 'Welche Themen sind dir gerade am wichtigsten? Nenne bis zu sechs.',
    learning_style: 'Wie lernst du am besten?',
    outcome: 'Was soll am Ende anders sein?',
    purpose: 'Warum möchtest du diesen Weg beginnen?',
    weekly_commitment: 'Wie viel Zeit hast du jede Woche dafür?',
  },
}
