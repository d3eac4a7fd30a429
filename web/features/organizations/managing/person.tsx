// One person, for those who lead them: what they do before others. What they keep for themselves is shown to nobody.
import { useRoute } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { useChange, useFeed, useRead } from '#web/api/using.ts'
import { Contact } from '#web/features/accounts/contact.tsx'
import { BadgeFace } from '#web/features/badges/badge-face.tsx'
import { AccountCare } from '#web/features/organizations/managing/account-care.tsx'
import { ChooseChurch, useChurch } from '#web/features/organizations/managing/church.tsx'
import { StateCell } from '#web/features/trainings/managing/state-cell.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

interface Whom {
  organization: number
  user: number
}

export default function PersonPage() {
  const { person: text } = managingWords()
  const { church, organization } = useChurch({ leads: true })
  const user = Number(useRoute().params['person'])
  const person = useRead('/organizations/{organization}/members/{user}', { path: { organization, user } })
  return (
    <Page title={person.data?.data.name ?? text.title} back="/progress">
      <ChooseChurch leads />
      <Loaded of={person}>
        {({ data }) => (
          <>
            <Who person={data} />
            <InCareTeam organization={organization} person={data} />
            {church?.role === 'admin' && <AccountCare organization={organization} person={data} />}
            <Groups organization={organization} user={user} />
            <Trainings organization={organization} user={user} />
            <Challenges organization={organization} user={user} />
            <Badges organization={organization} user={user} />
            <p class="row top-aligned small soft">
              <Icon name="lock" /> {text.keptPrivate}
            </p>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Who({ person }: { person: Schemas['OrganizationMember'] }) {
  const { person: text, people } = managingWords()
  const { name, email, avatar, role, joined_at } = person
  return (
    <section class="card row top-aligned">
      <Avatar name={name} picture={avatar} large />
      <div class="grow stack tight">
        <p>
          <span class={role === 'member' ? 'tag' : 'tag accent'}>{people.roles[role]}</span>
        </p>
        <p class="small soft">{text.since({ day: day(joined_at) })}</p>
        <p>
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
        <Contact of={person} />
      </div>
    </section>
  )
}

/** Whom the church trusts with what is not for everybody. Admins decide; leaders see it. */
function InCareTeam({ organization, person: { id, name, role } }: { organization: number; person: Schemas['OrganizationMember'] }) {
  const { person: text } = managingWords()
  const team = useRead('/organizations/{organization}/care-team', { path: { organization } })
  const isIn = team.data?.data.some((carer) => carer.id === id) ?? false
  const isAdmin = me.value?.organizations.some((church) => church.id === organization && church.role === 'admin') ?? false
  const params = { path: { organization, user: id } }
  const change = useChange({
    send: () =>
      ask(
        isIn
          ? api.DELETE('/organizations/{organization}/care-team/{user}', { params })
          : api.PUT('/organizations/{organization}/care-team/{user}', { params }),
      ),
    touches: ['/organizations/{organization}/care-team'],
  })
  // Leaders and admins read what the care team does without being in it.
  if (!team.data || (!isIn && (!isAdmin || role !== 'member'))) return null
  return (
    <p class="row wrap tight">
      {isIn && <span class="tag accent">{text.inCareTeam}</span>}
      {isAdmin && (
        <button
          type="button"
          class="button small"
          onClick={() => change.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: tellWhy })}
        >
          {isIn ? text.leavesCareTeam : text.addToCareTeam}
          <span class="unseen"> {name}</span>
        </button>
      )}
    </p>
  )
}

function Groups({ organization, user }: Whom) {
  const { person: text } = managingWords()
  const { groups: member } = words()
  const groups = useRead('/organizations/{organization}/members/{user}/groups', { path: { organization, user } })
  const roles = { leader: member.roleLeader, admin: member.roleAdmin, member: undefined }
  return (
    <section class="stack tight">
      <h2>{text.groups}</h2>
      <Loaded of={groups}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{text.noGroups}</p>
          ) : (
            <ul class="card list">
              {data.map(({ id, name, role }) => (
                <li key={id} class="row wrap">
                  <a class="link grow" href={`/groups/${id}`}>
                    <bdi>{name}</bdi>
                  </a>
                  {roles[role] && <span class="tag accent">{roles[role]}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Trainings({ organization, user }: Whom) {
  const { person: text } = managingWords()
  const { trainings: member } = words()
  const progress = useRead('/qualifications/users-progress', { query: { organization_id: organization, user_id: user } })
  return (
    <section class="stack tight">
      <h2>{text.trainings}</h2>
      <Loaded of={progress}>
        {({ data: [person] }) =>
          !person || person.qualifications.length === 0 ? (
            <p class="soft">{text.noTrainings}</p>
          ) : (
            <ul class="card list">
              {person.qualifications.map((training) => (
                <li key={training.qualification_id} class="row wrap">
                  <span class="grow">
                    <bdi class="strong">{training.title}</bdi>
                    <span class="block">
                      <StateCell of={training} />
                    </span>
                  </span>
                  {training.status === 'completed' && (
                    <a
                      class="button small"
                      href={`/api/qualifications/${training.qualification_id}/certificate?user_id=${user}`}
                      target="_blank"
                      rel="noopener"
                      aria-label={member.certificateOf({ title: training.title })}
                    >
                      {member.certificate}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Challenges({ organization, user }: Whom) {
  const { person: text } = managingWords()
  const { challenges: member, frame } = words()
  const completions = useFeed('/manage/challenges/completions', { query: { organization_id: organization, user_id: user } })
  return (
    <section class="stack tight">
      <h2>{text.challenges}</h2>
      <Loaded of={{ ...completions, data: completions.items }}>
        {(items) =>
          items.length === 0 ? (
            <p class="soft">{text.noChallenges}</p>
          ) : (
            <ul class="card list">
              {items.map(({ id, challenge, completed_at, points_awarded }) => (
                <li key={id}>
                  <bdi class="strong">{challenge.name}</bdi>
                  <span class="small soft block">
                    {member.completedOn({ date: day(completed_at) })}
                    {points_awarded ? ` · ${member.points({ count: points_awarded })}` : ''}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {completions.more && (
        <button type="button" class="button start" aria-busy={completions.isFetchingNextPage} onClick={completions.more}>
          {frame.showMore}
        </button>
      )}
    </section>
  )
}

function Badges({ organization, user }: Whom) {
  const { person: text } = managingWords()
  const badges = useRead('/organizations/{organization}/members/{user}/badges', { path: { organization, user } })
  return (
    <section class="stack tight">
      <h2>{text.badges}</h2>
      <Loaded of={badges}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="soft">{text.noBadges}</p>
          ) : (
            <ul class="card list">
              {data.map((badge) => (
                <li key={badge.id} class="row">
                  <BadgeFace icon={badge.icon} />
                  <span class="grow">
                    <bdi class="strong">{badge.name}</bdi>
                    <span class="small soft block">{day(badge.awarded_at)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
