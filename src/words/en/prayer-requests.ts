export const prayerRequests = {
  refusals: {
    only_author_resolves_prayer: 'Only its author resolves a prayer request.',
    only_leaders_decide_prayers: 'Only leaders and admins of the organization decide about prayer requests.',
    only_leaders_see_pending_prayers: 'Only leaders and admins look at what waits.',
    pending_prayer_request_not_found: 'Pending prayer request not found.',
    prayer_request_not_found: 'Prayer request not found.',
    // Rules with an `error_type`
    request_not_approved: 'Only a prayer request that is shared can be resolved.',
  },

  rules: {},

  answers: {
    approved: 'The prayer request is shared.',
    created: 'Your prayer request is with the leaders, who will look at it before it is shared.',
    rejected: 'The prayer request is not shared.',
    resolved: 'Thank you for telling. The prayer request is resolved.',
    withdrawn: 'Your prayer request is withdrawn.',
  },
}
