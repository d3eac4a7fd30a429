// The way into a group, to hold up, to send and to print: a picture for cameras, the code, and how to join. On paper it is a poster.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { churchOf, type Group, useGroup, useGroupId } from '#web/features/groups/group.tsx'
import { joinAddress, sayCode } from '#web/features/groups/joining.ts'
import { groupsChanged } from '#web/features/groups/managing/changed.ts'
import { ForManagers } from '#web/features/groups/managing/for-managers.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { Qr } from '#web/parts/qr.tsx'
import { tell } from '#web/parts/toast.tsx'
import { Written } from '#web/parts/written.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'
import '../groups.css'

export default function Invite() {
  const { groups } = managingWords()
  const id = useGroupId()
  const reading = useGroup(id)
  const group = reading.data?.data
  return (
    <Page
      title={group ? groups.invite({ name: apart(group.name) }) : groups.inviteSome}
      back={`/groups/${id}`}
      about={group && <bdi>{churchOf(group)}</bdi>}
    >
      <Loaded of={reading}>{({ data }) => <ForManagers group={data}>{(group) => <Poster group={group} />}</ForManagers>}</Loaded>
    </Page>
  )
}

function Poster({ group }: { group: Group }) {
  const { groups } = managingWords()
  const address = joinAddress(location.origin, group.code)
  return (
    <>
      {group.status !== 'active' && <p class="tag flame">{groups.restNow}</p>}
      {group.purpose && (
        <div class="read clamped">
          <Written text={group.purpose} whole />
        </div>
      )}
      <section class="poster">
        <Qr text={address} label={groups.qr({ name: group.name })} />
        <div class="stack tight">
          <p class="small soft">{groups.code}</p>
          <p class="code" dir="ltr">
            {sayCode(group.code)}
          </p>
          <p dir="ltr" class="strong start-line">
            {address}
          </p>
        </div>
        <ol class="steps">
          <li>{groups.inviteStep1}</li>
          <li>{groups.inviteStep2}</li>
          <li>{groups.inviteStep3[group.join_type]}</li>
        </ol>
      </section>
      <Ways group={group} address={address} />
    </>
  )
}

/** What can be done with it, but on paper. */
function Ways({ group, address }: { group: Group; address: string }) {
  const { groups } = managingWords()
  const { copyLink, linkCopied } = words().groups
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => tell(linkCopied),
      () => tell(address),
    )
  // Whoever closes what the phone offers has shared nothing, which is no fault.
  const share = () => navigator.share({ title: groups.invite({ name: group.name }), url: address }).catch(() => {})
  return (
    <div class="row wrap not-on-paper">
      {'share' in navigator && (
        <button type="button" class="button primary" onClick={share}>
          {groups.share}
        </button>
      )}
      <button type="button" class="button" onClick={copy}>
        {copyLink}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        {groups.print}
      </button>
      <RenewCode group={group} />
    </div>
  )
}

function RenewCode({ group }: { group: Group }) {
  const { groups } = managingWords()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const renew = async () => {
    const { message } = await ask(api.POST('/groups/{group}/code', { params: { path: { group: group.id } } }))
    await groupsChanged()
    close()
    tell(message)
  }
  return (
    <>
      <button type="button" class="button quiet" onClick={() => setAsked(true)}>
        {groups.renewCode}
      </button>
      {isAsked && (
        <Dialog title={groups.renewCode} close={close}>
          <p>{groups.renewCodeAbout}</p>
          <Form
            action={groups.renewCode}
            send={renew}
            beside={
              <button type="button" class="button quiet" onClick={close}>
                {words().frame.cancel}
              </button>
            }
          >
            {null}
          </Form>
        </Dialog>
      )}
    </>
  )
}
