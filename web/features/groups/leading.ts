// Where somebody leads a group, whatever they are in the church.
import { me } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'

/** The churches in which they lead an active group; undefined until it is known. */
export function useChurchesLedIn(): readonly number[] | undefined {
  const groups = useRead('/groups')
  const own = me.value?.account.id
  const led = groups.data?.data.filter(
    ({ group_type, status, leadership }) => group_type === 'group' && status === 'active' && leadership?.id === own,
  )
  return led && [...new Set(led.map(({ organization_id }) => organization_id))]
}
