// What is said about meetings of groups, who came, and people's own calendars.
import { plural } from './formats.ts'

export const meetings = {
  refusals: {
    meeting_not_found: 'Meeting not found.',
    only_group_admins_and_leaders_see_attendance: 'Only the group’s admins and the organization’s leaders see who came.',
    only_group_members_see_meetings: 'Only members see when this group meets.',
    // Rules with an `error_type`
    meeting_cancelled: 'This meeting is cancelled.',
    meeting_not_begun: 'This meeting has not begun yet.',
    meeting_over: 'This meeting is over.',
    too_many_meetings: 'This group has planned as many meetings as one may.',
  },

  rules: {
    date_until: ({ field, max }: { field: string; max: string }) => `The ${field} field must be a date before or equal to ${max}.`,
    following_alone: ({ field }: { field: string }) => `The ${field} field changes with the following meetings alone.`,
    member_of_group: 'Only members of the group are marked as present.',
  },

  answers: {
    answered: 'Your answer is saved.',
    attendance_saved: 'It is saved who came.',
    calendar_ended: 'The calendar address works no more.',
    calendar_made: 'This is your calendar address. It is shown only now.',
    cancelled: 'The meeting is cancelled.',
    changed: 'The meeting is changed.',
    following_cancelled: 'This meeting and those after it are cancelled.',
    following_changed: 'This meeting and those after it are changed.',
    planned: ({ count }: { count: number }) => plural(count, { one: 'The meeting is planned.', other: '# meetings are planned.' }),
  },

  /** What stands in people’s own calendars. */
  calendar: {
    due: ({ training }: { training: string }) => `Due: ${training}`,
  },
}
