// The table of contents: language and session, then one line for each page. Each page is a file of its own, read when it is opened.
import { QueryClientProvider } from '@tanstack/preact-query'
import { type ComponentType, render } from 'preact'
import lazy, { ErrorBoundary } from 'preact-iso/lazy'
import { LocationProvider, Route, Router } from 'preact-iso/router'
import { queries } from '#web/api/keeping.ts'
import { readService, service } from '#web/api/service.ts'
import { findSession, me, needsFactor } from '#web/api/session.ts'
import { Frame } from '#web/frame/frame.tsx'
import { NotFound } from '#web/frame/not-found.tsx'
import { openPages, type PagePath } from '#web/pages.ts'
import { choose, fetchManagingWords, fetchOwnWords, fetchRareWords, languageFor } from '#web/words/choosing.ts'

/** A page with words that come with the first that needs them. */
const withWords = (page: () => Promise<{ default: ComponentType }>, ...fetches: (() => Promise<void>)[]) =>
  lazy(() => Promise.all([page(), ...fetches.map((fetch) => fetch())]).then(([loaded]) => loaded.default))

/** A page of what is one's own. */
const own = (page: () => Promise<{ default: ComponentType }>) => withWords(page, fetchOwnWords)

/** A page for leaders and admins. */
const managing = (page: () => Promise<{ default: ComponentType }>, ...others: (() => Promise<void>)[]) =>
  withWords(page, fetchManagingWords, ...others)

const SetUp = lazy(() => import('#web/features/first-run/set-up.tsx'))
const pages: Record<PagePath, ComponentType> = {
  '/': lazy(() => import('#web/features/today/today.tsx')),
  '/setup': SetUp,
  '/sign-in': lazy(() => import('#web/features/accounts/sign-in.tsx')),
  '/forgot-password': lazy(() => import('#web/features/accounts/forgot-password.tsx')),
  '/reset-password': lazy(() => import('#web/features/accounts/reset-password.tsx')),
  '/register': lazy(() => import('#web/features/accounts/register.tsx')),
  '/confirm-email': lazy(() => import('#web/features/accounts/confirm.tsx').then((pages) => pages.ConfirmEmail)),
  '/undo-email-change': lazy(() => import('#web/features/accounts/confirm.tsx').then((pages) => pages.UndoEmailChange)),
  '/prayer': lazy(() => import('#web/features/prayer/wall.tsx')),
  '/prayer/ask': lazy(() => import('#web/features/prayer/ask.tsx')),
  '/prayer/mine': lazy(() => import('#web/features/prayer/mine.tsx')),
  '/prayer/mine/:request': lazy(() => import('#web/features/prayer/change.tsx')),
  '/prayer/care': lazy(() => import('#web/features/prayer/care.tsx')),
  '/journal': lazy(() => import('#web/features/journal/journal.tsx')),
  '/journal/new': lazy(() => import('#web/features/journal/new-page.tsx')),
  '/journal/:journal': own(() => import('#web/features/journal/page.tsx')),
  '/journey': lazy(() => import('#web/features/journey/journey.tsx')),
  '/me': own(() => import('#web/features/accounts/me.tsx')),
  '/me/notifications': lazy(() => import('#web/features/notifications/preferences.tsx')),
  '/me/calendar': lazy(() => import('#web/features/meetings/calendar.tsx')),
  '/me/sign-ins': lazy(() => import('#web/features/accounts/sign-ins.tsx')),
  '/me/data': lazy(() => import('#web/features/personal-data/my-data.tsx')),
  '/grow': lazy(() => import('#web/features/onboarding/grow.tsx')),
  '/grow/survey': lazy(() => import('#web/features/onboarding/survey.tsx')),
  '/trainings': lazy(() => import('#web/features/trainings/trainings.tsx')),
  '/trainings/:training': lazy(() => import('#web/features/trainings/training.tsx')),
  '/trainings/:training/quiz': lazy(() => import('#web/features/trainings/quiz.tsx')),
  '/challenges': lazy(() => import('#web/features/challenges/challenges.tsx')),
  '/challenges/:challenge': lazy(() => import('#web/features/challenges/challenge.tsx')),
  '/badges': lazy(() => import('#web/features/badges/badges.tsx')),
  '/groups': lazy(() => import('#web/features/groups/my-groups.tsx')),
  '/groups/find': lazy(() => import('#web/features/groups/find-groups.tsx')),
  '/groups/new': lazy(() => import('#web/features/groups/new-group.tsx')),
  '/groups/:group': lazy(() => import('#web/features/groups/group-page.tsx')),
  '/groups/:group/posts/:post': lazy(() => import('#web/features/posts/post-page.tsx')),
  '/groups/:group/people': lazy(() => import('#web/features/groups/group-people.tsx')),
  '/groups/:group/about': lazy(() => import('#web/features/groups/group-about.tsx')),
  '/groups/:group/meetings': lazy(() => import('#web/features/meetings/meetings.tsx')),
  '/groups/:group/meetings/new': managing(() => import('#web/features/meetings/managing/planning.tsx')),
  '/groups/:group/meetings/:meeting': lazy(() => import('#web/features/meetings/meeting-page.tsx')),
  '/groups/:group/meetings/:meeting/change': managing(() => import('#web/features/meetings/managing/changing.tsx')),
  '/groups/:group/meetings/:meeting/attendance': managing(() => import('#web/features/meetings/managing/marking.tsx')),
  '/groups/:group/attendance': managing(() => import('#web/features/meetings/managing/attendance.tsx')),
  '/meetings': lazy(() => import('#web/features/meetings/mine.tsx')),
  '/groups/:group/settings': managing(() => import('#web/features/groups/managing/settings.tsx')),
  '/groups/:group/invite': managing(() => import('#web/features/groups/managing/invite.tsx')),
  '/manage/groups': managing(() => import('#web/features/groups/managing/all-groups.tsx')),
  '/join/:code': lazy(() => import('#web/features/groups/join.tsx')),
  '/one-to-one': own(() => import('#web/features/one-to-one/pairs.tsx')),
  '/one-to-one/ask': own(() => import('#web/features/one-to-one/ask.tsx')),
  '/one-to-one/:pair': own(() => import('#web/features/one-to-one/pair.tsx')),
  '/manage/one-to-one': managing(() => import('#web/features/one-to-one/managing/pairs.tsx')),
  '/manage/people': managing(() => import('#web/features/organizations/managing/people.tsx'), fetchOwnWords),
  '/manage/people/import': managing(() => import('#web/features/organizations/managing/imports/import-page.tsx'), fetchRareWords),
  '/manage/invitations': managing(() => import('#web/features/organizations/managing/invitations.tsx')),
  '/manage/settings': managing(() => import('#web/features/organizations/managing/settings.tsx'), fetchOwnWords),
  '/manage/integrations': managing(() => import('#web/features/integrations/managing/integrations.tsx'), fetchRareWords),
  '/manage/audit-log': managing(() => import('#web/features/audit-log/managing/audit-log.tsx'), fetchRareWords),
  '/manage/first-steps': managing(() => import('#web/features/first-run/managing/first-steps.tsx')),
  '/notifications': lazy(() => import('#web/features/notifications/notifications.tsx')),
  '/gone-quiet': managing(() => import('#web/features/gone-quiet/managing/gone-quiet.tsx')),
  '/progress': managing(() => import('#web/features/trainings/managing/progress.tsx')),
  '/completions': managing(() => import('#web/features/challenges/managing/completions.tsx')),
  '/manage/challenges': managing(() => import('#web/features/challenges/managing/challenges.tsx')),
  '/manage/challenges/:challenge': managing(() => import('#web/features/challenges/managing/challenge.tsx')),
  '/manage/badges': managing(() => import('#web/features/badges/managing/badges.tsx')),
  '/manage/library': managing(() => import('#web/features/media/managing/library.tsx')),
  '/people/:person': managing(() => import('#web/features/organizations/managing/person.tsx')),
  '/waiting': managing(() => import('#web/features/waiting/managing/waiting.tsx')),
  '/reports': managing(() => import('#web/features/waiting/managing/reports.tsx')),
  '/manage/trainings': managing(() => import('#web/features/trainings/managing/trainings.tsx')),
  '/manage/trainings/:training': managing(() => import('#web/features/trainings/managing/training.tsx')),
  '/help': lazy(() => import('#web/features/help/help.tsx')),
  '/help/:topic': lazy(() => import('#web/features/help/topic.tsx')),
}

const SignInPage = lazy(() => import('#web/features/accounts/sign-in.tsx').then(({ SignInPage }) => SignInPage))
/** Whoever is not signed in signs in, and is where they wanted to be; on the first day of a service there is nobody yet who could. */
const Entrance = () => (service.value?.setup_due ? <SetUp /> : <SignInPage />)
const FactorFirst = lazy(() => import('#web/features/accounts/second-factor-first.tsx'))
/** Pages that whoever must set a second factor up first has all the same. */
const beforeFactor = /^.(me($|.[sd])|help)/
const routes = Object.entries(pages).map(([path, Component]) => {
  const isOpen = openPages.some((page) => page === path)
  return (
    <Route
      key={path}
      path={path}
      component={
        isOpen ? Component : () => (!me.value ? <Entrance /> : needsFactor() && !beforeFactor.test(path) ? <FactorFirst /> : <Component />)
      }
    />
  )
})

const ofDevelopment = import.meta.env.DEV
  ? [<Route key="/parts" path="/parts" component={managing(() => import('#web/parts/parts.tsx'))} />]
  : []

/** What the service answers itself: a link there leaves the app. */
const isOfTheApp = /^\/(?!(api|avatars|calendar|certificates|docs|exports|health|icons|media|unsubscribe)(\/|$))/

const App = () => (
  <QueryClientProvider client={queries}>
    <LocationProvider scope={isOfTheApp}>
      <ErrorBoundary>
        <Frame>
          <Router>
            {routes}
            {ofDevelopment}
            <Route default component={NotFound} />
          </Router>
        </Frame>
      </ErrorBoundary>
    </LocationProvider>
  </QueryClientProvider>
)

await choose(languageFor())
await Promise.all([findSession(), readService()])
const root = document.getElementById('app')!
root.replaceChildren()
render(<App />, root)
