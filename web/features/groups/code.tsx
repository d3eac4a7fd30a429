// The group's code, for its admins: to read aloud, and to send as a link. Its poster and a new code are a page away.
import type { Group } from '#web/features/groups/group.tsx'
import { joinAddress, sayCode } from '#web/features/groups/joining.ts'
import { Icon } from '#web/parts/icon.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

export function GroupCode({ group }: { group: Group }) {
  const { groups } = words()
  const address = joinAddress(location.origin, group.code)
  return (
    <section class="card stack tight">
      <h2>{groups.code}</h2>
      <p class="soft small">{groups.codeAbout}</p>
      <p class="code" dir="ltr">
        {sayCode(group.code)}
      </p>
      <div class="row wrap tight">
        <a class="button" href={`/groups/${group.id}/invite`}>
          <Icon name="qr" />
          {groups.invite}
        </a>
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => tell(groups.linkCopied),
              () => tell(address),
            )
          }
        >
          {groups.copyLink}
        </button>
      </div>
    </section>
  )
}
