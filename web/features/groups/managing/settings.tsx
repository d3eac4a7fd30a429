// A group's settings, for who may change it: what people read about it, who leads it, who is in it and as what, its rest and its end.
import { Refusal } from '#web/api/asking.ts'
import { type Group, myOrganizations, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { AboutForm } from '#web/features/groups/managing/about-form.tsx'
import { LeaderSection } from '#web/features/groups/managing/leader.tsx'
import { PeopleSection } from '#web/features/groups/managing/people.tsx'
import { StateSection } from '#web/features/groups/managing/state.tsx'
import { mayManage } from '#web/features/posts/rights.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Failed, Loaded } from '#web/parts/loaded.tsx'
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

/** Whoever may not change the group is told as the service would. */
export function ForManagers({ group, children }: { group: Group; children: (group: Group) => preact.ComponentChildren }) {
  const { groups } = managingWords()
  if (mayManage(group, myOrganizations())) return <>{children(group)}</>
  return <Failed error={new Refusal(403, { message: group.group_type === 'global' ? groups.fixed : groups.onlyAdmins })} />
}

function Settings({ group }: { group: Group }) {
  return (
    <>
      <AboutForm group={group} />
      <LeaderSection group={group} />
      <PeopleSection group={group} />
      <StateSection group={group} />
    </>
  )
}
