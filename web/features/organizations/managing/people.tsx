// The people of a church: found by a part of their name or address, what each may do, and how somebody goes. A list on a phone, a table on a desk.
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { RemovePerson } from '#web/features/organizations/managing/remove-person.tsx'
import { ChangeRole } from '#web/features/organizations/managing/role.tsx'
import { Suspended } from '#web/features/organizations/managing/suspended.tsx'
import { TakeAlong } from '#web/features/organizations/managing/take-along.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Field, SelectField } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { useSettled } from '#web/parts/settled.ts'
import { type Column, Pages, Table } from '#web/parts/table.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'
import './people.css'

export type Person = Schemas['OrganizationMember']
type Role = Person['role']

const PER_PAGE = 25

export default function People() {
  const { people } = managingWords()
  const { church, organization } = useChurch()
  const { query, change } = useAddress()
  const role = isRole(query['role']) ? query['role'] : undefined
  const search = query['search'] ?? ''
  const page = Number(query['page']) || 1
  const asked = { page, per_page: PER_PAGE, ...(search ? { search } : {}), ...(role ? { role } : {}) }
  const found = useRead('/organizations/{organization}/members', { path: { organization }, query: asked })
  const isAdmin = church?.role === 'admin'
  return (
    <Page
      wide
      help="/help/people"
      title={people.title}
      about={found.data && !search && !role ? people.count({ count: found.data.total }) : undefined}
      actions={
        isAdmin && (
          <>
            <a class="button" href={`/manage/people/import?organization=${organization}`}>
              {people.import}
            </a>
            <a class="button primary" href={`/manage/invitations?organization=${organization}`}>
              <Icon name="plus" />
              {people.invite}
            </a>
          </>
        )
      }
    >
      <ChooseChurch />
      <Search key={organization} search={search} role={role} />
      <Loaded of={found}>
        {(list) =>
          list.data.length === 0 ? (
            <Empty icon="person" title={people.nobody}>
              {people.nobodyAbout}
            </Empty>
          ) : (
            <>
              <List people={list.data} organization={organization} isAdmin={isAdmin} />
              <Pages of={list} go={(next) => change({ page: next > 1 ? `${next}` : undefined })} />
            </>
          )
        }
      </Loaded>
      {isAdmin && <Suspended organization={organization} />}
      {isAdmin && <TakeAlong key={organization} organization={organization} />}
    </Page>
  )
}

export const roles = ['admin', 'leadership', 'member'] as const
const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text)

/** What is looked for stands in the address, and the list begins anew. */
function Search({ search, role }: { search: string; role: Role | undefined }) {
  const { people } = managingWords()
  const { change } = useAddress()
  const [typed, setTyped] = useState(search)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== search) change({ search: settled, page: undefined })
  }, [settled])
  return (
    <search class="people-search">
      <Field
        name="search"
        type="search"
        label={people.search}
        dir="auto"
        autocomplete="off"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <SelectField
        name="role"
        label={people.role}
        value={role ?? ''}
        options={[['', people.allRoles], ...roles.map((one) => [one, people.rolesMany[one]] as const)]}
        onChange={(event) => change({ role: event.currentTarget.value, page: undefined })}
      />
    </search>
  )
}

interface ListProps {
  people: readonly Person[]
  organization: number
  isAdmin: boolean
}

function List({ people: all, organization, isAdmin }: ListProps) {
  const { people } = managingWords()
  const { route } = useLocation()
  const [changing, setChanging] = useState<Person>()
  const [removing, setRemoving] = useState<Person>()
  const menuOf = (person: Person) => (
    <Menu
      of={people.moreAbout({ name: person.name })}
      items={[
        { text: people.open, icon: 'person', act: () => route(`/people/${person.id}?organization=${organization}`) },
        { text: people.changeRole, icon: 'person', act: () => setChanging(person) },
        {
          text: people.whatTheyDid,
          icon: 'journal',
          act: () => route(`/manage/audit-log?organization=${organization}&actor=${person.id}`),
        },
        { text: people.remove, icon: 'trash', bad: true, act: () => setRemoving(person) },
      ]}
    />
  )
  const columns: [Column<Person>, ...Column<Person>[]] = [
    { key: 'name', title: people.name, cell: Named },
    { key: 'role', title: people.role, cell: RoleTag },
    { key: 'joined', title: people.joined, cell: Joined },
  ]
  if (isAdmin) columns.push({ key: 'more', title: <span class="unseen">{people.more}</span>, cell: menuOf })
  return (
    <div class="as-list people">
      <Table label={people.title} rows={all} idOf={({ id }) => id} nameOf={({ name }) => name} columns={columns} />
      {changing && <ChangeRole person={changing} organization={organization} close={() => setChanging(undefined)} />}
      {removing && <RemovePerson person={removing} organization={organization} close={() => setRemoving(undefined)} />}
    </div>
  )
}

const Named = ({ name, email, avatar }: Person) => (
  <>
    <Avatar name={name} picture={avatar} />
    <span class="grow">
      <bdi class="strong">{name}</bdi>
      <a class="small soft block one-line" href={`mailto:${email}`} dir="ltr">
        {email}
      </a>
    </span>
  </>
)

const RoleTag = ({ role }: Person) => <span class={role === 'member' ? 'tag' : 'tag accent'}>{managingWords().people.roles[role]}</span>

const Joined = ({ joined_at }: Person) => (
  <span class="small soft">
    <span class="people-since">{managingWords().people.since} </span>
    {day(joined_at)}
  </span>
)
