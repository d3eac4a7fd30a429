export const groups = {
  refusals: {
    group_not_found: 'Group not found.',
    join_request_not_found: 'Join request not found.',
    not_a_group_member: 'You are not a member of this group.',
    not_admitted_by_code:
      'They do not belong to the organization, and it lets nobody in by this group’s code now. Its admins may accept them.',
    only_group_admins: 'Only the group’s admins may do this.',
    only_group_admins_decide: 'Only the group’s admins decide about this.',
    only_group_admins_see_requests: 'Only the group’s admins see who is waiting.',
    only_group_leader_steps_down: 'Only the group’s leader steps down.',
    only_group_members_rate: 'Only members rate a group.',
    only_group_members_see_members: 'Only members see who is in this group.',
    pending_join_request_not_found: 'Pending join request not found.',
    // With `error` beside `message`
    global_group_fixed: 'This group belongs to the whole organization and cannot be changed.',
    // Rules with an `error_type`
    closed_group: 'This group is closed. Ask its admin to let you in.',
    group_full: 'This group is full.',
    group_not_live: 'This group does not take members now.',
    leader_limit_reached: 'This person leads as many groups as one may.',
    leader_not_qualified: 'This person has not completed the trainings that leaders need.',
    membership_is_automatic: 'Everybody in the organization belongs to this group.',
    request_already_reviewed: 'This request has been decided already.',
    request_pending: 'You have asked to join this group already.',
  },

  rules: {
    already_group_member: 'You are a member of this group already.',
    everybody_belongs_to_group: 'Everybody in the organization belongs to this group.',
    group_is_open: 'This group is open: join it with its code.',
    leader_needed: 'A group needs a leader before it becomes active.',
    no_draft_again: 'A group cannot become a draft again.',
  },

  answers: {
    changed: 'The group is changed.',
    codeRenewed: 'The group has a new code.',
    codesRenewed: 'Every group has a new code.',
    created: 'The group is founded.',
    createdAsDraft: {
      no_leader: 'The group is founded. It is a draft until it has a leader.',
      leader_limit_reached: 'The group is founded. It is a draft until it has a leader: you lead as many groups as one may.',
      leader_not_qualified:
        'The group is founded. It is a draft until it has a leader: you have not completed the trainings that leaders need.',
    },
    deleted: 'The group is deleted.',
    joinRequestAccepted: 'The request is accepted.',
    joinRequestRejected: 'The request is rejected.',
    joinRequestSent: 'Your request is on its way to the group’s admins.',
    joinRequestWithdrawn: 'Your request is withdrawn.',
    joined: ({ name }: { name: string }) => `You have joined ${name}.`,
    leaderAssigned: 'The group has a new leader.',
    left: 'You have left the group.',
    memberRemoved: 'They are no longer in the group.',
    memberRoleChanged: 'The role is changed.',
    rated: 'Thank you for rating.',
    statusChanged: 'The status is changed.',
    steppedDown: 'You no longer lead this group.',
  },
}
