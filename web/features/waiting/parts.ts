// The parts of the app that somebody has besides those of everybody.
import { mayLead, mayManage } from '#web/api/session.ts'
import { useWaiting } from '#web/features/waiting/counts.ts'
import { leading, managedByLeaders, managing, type Place } from '#web/frame/places.ts'

/** Admins have both, and leaders those of the second that are theirs too. Who leads a group, and nothing in the church, has what waits there and what was reported. */
export function useParts(): { leading: readonly Place[]; managing: readonly Place[] } {
  const { total, kinds } = useWaiting()
  const has = ([href]: Place) => {
    if (href === '/waiting') return mayLead.value || kinds.length > 0
    // Most who lead in the church lead a group, too: nothing moves for them once it is known.
    return href === '/reports' && total !== undefined ? kinds.includes('report') : mayLead.value
  }
  return {
    leading: leading.filter(has),
    managing: mayManage.value ? managing : mayLead.value ? managing.filter(([href]) => managedByLeaders.has(href)) : [],
  }
}
