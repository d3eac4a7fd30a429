export const prayerRequests = {
  refusals: {
    pending_prayer_request_not_found: 'Pending prayer request not found.',
    prayer_request_not_found: 'Prayer request not found.',
  },
  rules: {},
  answers: {},
}
