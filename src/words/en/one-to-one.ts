// One to one: a mentor walks with somebody.
export const oneToOne = {
  refusals: {
    cannot_be_asked: 'This person can’t be asked now.',
    mentor_not_qualified: 'Mentors here have completed the trainings that leaders need.',
    not_your_own_pair: 'Another admin decides about a pair of your own.',
    only_the_asked_agree: 'Only who was asked can agree.',
    only_who_added_it: 'Only who added a step can remove it.',
    only_who_wrote_it: 'Only who wrote a note can change or remove it.',
    pair_not_active: 'Nothing can be shared here now: both must have agreed, and an admin where one must, and nobody have ended it.',
    pair_not_found: 'Pair not found.',
    pair_note_not_found: 'Note not found.',
    pair_rests: 'This rests now. What was shared can still be read.',
    pair_step_not_found: 'Step not found.',
    pair_there: 'You two have this already: please look there.',
    too_many_asked: 'You have asked many people today. Please go on tomorrow.',
    too_many_notes: 'There is no room for more notes here. Please remove some.',
    too_many_pairs: 'You have as many pairs as there may be. Please end one first.',
    too_many_reports: 'You have sent much to the admins today. Please call them, or go on tomorrow.',
    too_many_steps: 'There is no room for more steps here. Please remove some.',
  },

  rules: {
    not_with_yourself: 'You cannot ask yourself.',
  },

  answers: {
    agreed: 'You have agreed. Both of them are told.',
    asked: 'You have asked.',
    began: 'You walk together now.',
    declined: 'You have not agreed. Both of them are told.',
    ended: 'It has ended.',
    note_changed: 'The note is changed.',
    note_removed: 'The note is removed.',
    note_written: 'The note is kept.',
    report_closed: 'This is closed.',
    reported: 'The admins of your church have it now.',
    reported_to_nobody:
      'It is kept for the next admin of your church: today there is none but the two of you. Please also speak to somebody you trust.',
    step_added: 'The step is added.',
    step_removed: 'The step is removed.',
    step_ticked: 'Done.',
    step_unticked: 'The tick is taken back.',
    waits: 'You have agreed. Now it waits for an admin of your church.',
  },
}
