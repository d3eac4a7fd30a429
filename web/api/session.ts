// Who is signed in here. The token is in a cookie that no script can read; what is left for scripts is a hint that it is worth asking.
import { computed, signal } from '@preact/signals'
import { api, ask, factorNeededAt, Refusal, type Schemas, Unreachable, whenSignedOut } from '#web/api/asking.ts'
import { keepFor, queries, wipe } from '#web/api/keeping.ts'
import { readService } from '#web/api/service.ts'
import { choose, languageFor } from '#web/words/choosing.ts'
import { dateOf } from '#web/words/days.ts'

export interface Me {
  account: Schemas['Account']
  organizations: Schemas['Organization'][]
}

/** Undefined until it is known, null for nobody. */
export const me = signal<Me | null | undefined>(undefined)
/** Whether the session ended under what one was doing: signing in opens over the page. */
export const isLocked = signal(false)

/** The church whose name stands above everything: the home organization, else the first. */
export const church = computed(() => {
  const { account, organizations } = me.value ?? {}
  return organizations?.find(({ id }) => id === account?.home_organization_id) ?? organizations?.[0]
})
export const mayLead = computed(() => me.value?.organizations.some(({ role }) => role === 'leadership' || role === 'admin') ?? false)
export const mayManage = computed(() => me.value?.organizations.some(({ role }) => role === 'admin') ?? false)

/** Today's date where they are: in their own time zone, else their church's. */
export const dateToday = (): string => dateOf(new Date(), me.value?.account.timezone ?? church.value?.timezone)

const HINT = 'signed-in'
const others = new BroadcastChannel('session')
// A tab that is still open would go on keeping what it reads.
others.onmessage = async ({ data }) => {
  if (data !== 'signed-out') return
  await wipe()
  location.assign('/sign-in')
}

/** What is kept of oneself is enough to begin with where there is no network. */
const MYSELF = 'myself'

export async function findSession(): Promise<void> {
  if (!localStorage.getItem(HINT)) {
    me.value = null
    return
  }
  try {
    await enter()
  } catch (error) {
    if (error instanceof Refusal) me.value = null
    else if (error instanceof Unreachable) await enterFromKept()
    else throw error
  }
}

async function enter(): Promise<void> {
  const [{ data: account }, organizations] = await Promise.all([ask(api.GET('/user')), ownOrganizations()])
  const found: Me = { account, organizations }
  await keepFor(account.id)
  localStorage.setItem(HINT, JSON.stringify({ account: account.id }))
  queries.setQueryData([MYSELF], found)
  await choose(languageFor(account.locale))
  void readService()
  me.value = found
  isLocked.value = false
}

/** None for who may only look after their account, since their address is unproven or the subscription over. */
async function ownOrganizations(): Promise<Schemas['Organization'][]> {
  try {
    return (await ask(api.GET('/organizations'))).data
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return []
    throw error
  }
}

async function enterFromKept(): Promise<void> {
  const { account } = JSON.parse(localStorage.getItem(HINT) ?? '{}') as { account?: number }
  if (account !== undefined) await keepFor(account)
  me.value = queries.getQueryData<Me>([MYSELF]) ?? null
}

export const signIn = (email: string, password: string): Promise<void> =>
  signInBy(() => ask(api.POST('/session', { body: { email, password } })))

/** `send` has the service give this browser a session. */
export async function signInBy(send: () => Promise<unknown>): Promise<void> {
  const before = me.value?.account.id
  await send()
  await begin()
  // Somebody else, on the page that the one before left open.
  if (before !== undefined && before !== me.value?.account.id) location.assign('/')
}

/** The service has just given this browser a session. */
export async function begin(): Promise<void> {
  localStorage.setItem(HINT, '{}')
  await enter()
}

/** Read again after something about oneself was changed. */
export const readMyself = enter

const unsent = new Set<() => unknown>()
/** What was decided and not sent yet must be sent while the session lasts. */
export const beforeSigningOut = (send: () => unknown) => unsent.add(send)

export async function signOut(): Promise<void> {
  for (const send of unsent) await send()
  await ask(api.DELETE('/session'))
  await leave()
}

const traces = new Set<() => Promise<unknown>>()
/** What else of somebody is on this device than what is kept. */
export const whenLeaving = (remove: () => Promise<unknown>) => traces.add(remove)

/** Takes everything of them from this device, and tells the other tabs. */
export async function leave(): Promise<void> {
  await wipe()
  await Promise.allSettled([...traces].map((remove) => remove()))
  others.postMessage('signed-out')
  // What is drawn stays until the next page is there: it knows who `me` is.
  location.assign('/sign-in')
}

whenSignedOut(() => {
  if (me.value) isLocked.value = true
})

/** Whether a second factor has to be set up before the page at this address can be shown. */
export const needsFactor = () =>
  factorNeededAt.value === location.pathname ||
  (me.value!.organizations[0]?.second_factor_needed && me.value!.organizations.every((church) => church.second_factor_needed))
