// The parts of the app that somebody has besides those of everybody.
import { mayLead, mayManage } from '#web/api/session.ts'
import { useWaiting } from '#web/features/waiting/counts.ts'
import { leading, leadingGroups, managing, type Place } from '#web/frame/places.ts'

/** Who leads in the church has all of "Lead", who leads a group what is of groups, admins "Manage" too. */
export function useParts(): { leading: readonly Place[]; managing: readonly Place[] } {
  const leadsGroup = useWaiting().kinds.length > 0
  return {
    leading: mayLead.value ? leading : leadsGroup ? leading.filter(([href]) => leadingGroups.includes(href)) : [],
    managing: mayManage.value ? managing : [],
  }
}
