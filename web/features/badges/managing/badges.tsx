// The badges to which a church's challenges lead: by how many points, with which sign; made and changed by its admins.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useOnce, useRead } from '#web/api/using.ts'
import { BadgeFace } from '#web/features/badges/badge-face.tsx'
import { ChooseChurch, ForAdmins, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Choice, Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

type Badge = Schemas['Badge']

export default function ManageBadges() {
  const { badges: text } = managingWords()
  const { church } = useChurch()
  const [edited, setEdited] = useState<Badge | 'new'>()
  return (
    <Page
      help="/help/challenges"
      title={text.title}
      about={text.about}
      actions={
        church?.role === 'admin' && (
          <button type="button" class="button primary" onClick={() => setEdited('new')}>
            <Icon name="plus" /> {text.make}
          </button>
        )
      }
    >
      <ChooseChurch />
      <ForAdmins>
        {({ id }) => (
          <>
            <Badges organization={id} edit={setEdited} make={() => setEdited('new')} />
            {edited && <Edit badge={edited === 'new' ? undefined : edited} organization={id} close={() => setEdited(undefined)} />}
          </>
        )}
      </ForAdmins>
    </Page>
  )
}

function Badges({ organization, edit, make }: { organization: number; edit: (badge: Badge) => void; make: () => void }) {
  const { badges: text } = managingWords()
  const found = useRead('/badges/for-challenges', { query: { organization_id: organization } })
  return (
    <Loaded of={found}>
      {({ badges }) =>
        badges.length === 0 ? (
          <Empty
            icon="badge"
            title={text.none}
            action={
              <button type="button" class="button primary" onClick={make}>
                {text.make}
              </button>
            }
          >
            {text.noneAbout}
          </Empty>
        ) : (
          <ul class="card list">
            {badges
              .filter(({ id }) => !isRemoved(`badge ${id}`))
              .map((badge) => (
                <li key={badge.id} class="row">
                  <BadgeFace icon={badge.icon} />
                  <span class="grow">
                    <bdi class="strong">{badge.name}</bdi>
                    <span class="small soft block">{text.from({ count: badge.points_required })}</span>
                    {badge.description && (
                      <span class="small block" dir="auto">
                        {badge.description}
                      </span>
                    )}
                  </span>
                  <Menu
                    of={text.moreAbout({ name: badge.name })}
                    items={[
                      { text: words().frame.edit, icon: 'pencil', act: () => edit(badge) },
                      {
                        text: words().frame.delete,
                        icon: 'trash',
                        bad: true,
                        act: () =>
                          remove(`badge ${badge.id}`, {
                            text: text.deleted({ name: badge.name }),
                            send: () => ask(api.DELETE('/badges/{badge}', { params: { path: { badge: badge.id } }, keepalive: true })),
                            touches: ['/badges'],
                          }),
                      },
                    ]}
                  />
                </li>
              ))}
          </ul>
        )
      }
    </Loaded>
  )
}

const pictures = ['star', 'heart', 'flame', 'flag'] as const

interface EditProps {
  /** Undefined for a new one. */
  badge: Badge | undefined
  organization: number
  close: () => void
}

function Edit({ badge, organization, close }: EditProps) {
  const { badges: text } = managingWords()
  const once = useOnce()
  const isPicture = pictures.some((name) => name === badge?.icon)
  const [chosen, setChosen] = useState<string>(badge === undefined ? 'star' : isPicture ? badge.icon : 'sign')
  const send = async (values: FormData) => {
    const texts = {
      name: String(values.get('name')),
      description: String(values.get('description') ?? '') || null,
      icon: chosen === 'sign' ? String(values.get('sign') ?? '') || null : chosen,
      points_required: Number(values.get('points_required')) || 1, // with none no challenge could lead to it
    }
    const body = { ...texts, organization_id: organization }
    const { message } = badge
      ? await ask(api.PUT('/badges/{badge}', { params: { path: { badge: badge.id } }, body: texts }))
      : await once(body, (headers) => ask(api.POST('/badges', { body, headers })))
    await changed('/badges')
    close()
    tell(message)
  }
  return (
    <Dialog title={badge ? text.change : text.make} close={close}>
      <Form action={words().frame.save} send={send} {...(badge ? {} : { draft: `badge of ${organization}` })}>
        <Field name="name" label={text.name} dir="auto" maxLength={255} defaultValue={badge?.name ?? ''} />
        <TextField name="description" label={text.description} rows={2} maxLength={1000} defaultValue={badge?.description ?? ''} />
        <Field
          name="points_required"
          type="number"
          label={text.points}
          help={text.pointsAbout}
          min={1}
          inputMode="numeric"
          defaultValue={badge?.points_required ?? 10}
        />
        <Choice
          name="icon"
          label={text.picture}
          value={chosen}
          onChoose={setChosen}
          options={[...pictures.map((value) => ({ value, text: text.pictures[value] })), { value: 'sign', text: text.sign }]}
        />
        {chosen === 'sign' && (
          <Field
            name="sign"
            label={text.signField}
            help={text.signAbout}
            maxLength={16}
            defaultValue={isPicture ? '' : (badge?.icon ?? '')}
          />
        )}
      </Form>
    </Dialog>
  )
}
