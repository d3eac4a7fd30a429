// Whether the day is checked in, and what comes next.

interface Taken {
  status: 'in-progress' | 'completed'
  days_completed: number
  days_total: number
  last_check_in: string | null
}

/** What is to be done next with a challenge that was started. */
export function nextStep({ status, days_completed, days_total, last_check_in }: Taken, today: string) {
  if (status === 'completed') return 'done'
  if (days_completed >= days_total) return 'complete'
  return last_check_in !== null && last_check_in >= today ? 'tomorrow' : 'check in'
}
