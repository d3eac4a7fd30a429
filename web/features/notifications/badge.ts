// The number beside the app's icon: what a push puts there is right until the app reads what is unread.
import { useEffect } from 'preact/hooks'

/** Undefined leaves it as it is: nothing is known yet. */
export function useBadge(unread: number | undefined): void {
  useEffect(() => {
    if (unread === undefined) return
    void (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => {})
  }, [unread])
}
