// A group's settings, for who may change it: what people read about it, who leads it, who is in it and as what, its rest and its end.
import { type Group, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { AboutForm } from '#web/features/groups/managing/about-form.tsx'
import { ForManagers } from '#web/features/groups/managing/for-managers.tsx'
import { InviteSection } from '#web/features/groups/managing/inviting.tsx'
import { LeaderSection } from '#web/features/groups/managing/leader.tsx'
import { PeopleSection } from '#web/features/groups/managing/people.tsx'
import { RequestsSection } from '#web/features/groups/managing/requests.tsx'
import { StateSection } from '#web/features/groups/managing/state.tsx'
import { WaitingListSection } from '#web/features/groups/managing/waiting-list.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'
import '../groups.css'

export default function GroupSettings() {
  const { groups } = managingWords()
  const id = useGroupId()
  const reading = useGroup(id)
  const name = reading.data?.data.name
  return (
    <Page
      help="/help/groups"
      title={groups.settings}
      tab={name && groups.settingsOf({ name: apart(name) })}
      back={`/groups/${id}`}
      about={<bdi>{name}</bdi>}
      actions={
        <a class="button" href={`/groups/${id}/invite`}>
          <Icon name="qr" />
          {groups.inviteSome}
        </a>
      }
    >
      <Loaded of={reading}>
        {({ data }) => <ForManagers group={data}>{(group) => <Settings key={group.id} group={group} />}</ForManagers>}
      </Loaded>
    </Page>
  )
}

function Settings({ group }: { group: Group }) {
  return (
    <>
      <AboutForm group={group} />
      <LeaderSection group={group} />
      <RequestsSection group={group} />
      <PeopleSection group={group} />
      <WaitingListSection group={group} />
      <InviteSection group={group} />
      <StateSection group={group} />
    </>
  )
}
