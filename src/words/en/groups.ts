export const groups = {
  refusals: {
    group_not_found: 'Group not found.',
    join_request_not_found: 'Join request not found.',
    pending_join_request_not_found: 'Pending join request not found.',
  },
  rules: {},
  answers: {},
}
