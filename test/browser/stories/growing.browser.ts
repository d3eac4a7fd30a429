// Growing: the survey and the path made from it, a challenge until its badge, a training with its quiz to the certificate.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { given as givenFor } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { mp3Bytes } from '#test/given-files.ts'
import { givenTraining, quizOf } from '#test/given-trainings.ts'
import { sendForm } from '#test/given-uploads.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
const person = await given.person({ of: church })
const badge = await givenBadge({ of: church, name: 'First steps', icon: '🌱', description: 'The first points', points_required: 10 })
const challenge = await givenChallenge({
  of: church,
  name: 'A letter of thanks',
  challenge_content:
    '<h1>By hand</h1><p>To someone who does not expect it.</p><p><img src="https://pictures.example/letter.png" alt="A letter"></p>',
  topics: ['prayer'],
  badge_id: badge.id,
  points_awarded: 10,
})
const song = await sendForm(church.admin, '/qualifications/upload-audio', [
  ['organization_id', church.id],
  ['file', { name: 'song.mp3', bytes: mp3Bytes(3) }],
])
const training = await givenTraining({
  by: church.admin,
  of: church,
  title: 'Learning to pray',
  topics: ['prayer'],
  content: '<h2>Why</h2><p>Prayer is talking with God.</p><table><tr><td>Morning</td><td>Evening</td></tr></table>',
  audio_path: song.body.data.audio_path,
  video_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  modules: [
    { title: 'Listening', content: '<h4>Be still</h4><p>Begin by being quiet.</p>' },
    { title: 'Asking', content: '<p>Then ask.</p>' },
  ],
  max_attempts: 3,
  ...quizOf(3),
})

/** As long as the pages are: what the tabs cover at the moment is no small target. */
const whole = { width: 390, height: 2400 }
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
  await phone.page.setViewportSize(whole)
  await phone.signIn(person)
})
after(() => phone.close())

it('answers the survey, one question on a screen, and goes on where it was left', async () => {
  const { page, go, check } = phone
  await go('/grow')
  await page.getByRole('link', { name: 'Begin' }).click()
  const asks = (question: string) => page.getByRole('heading', { level: 1, name: question }).waitFor()
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await asks('Why do you want to begin this journey?')
  await check()
  await next()
  await page.getByText('Please answer this first').first().waitFor()
  await check()
  await page.getByLabel('Your answer').fill('To grow')
  await next()
  await asks('What would you like to be different at its end?')
  // A phone that was put away opens the app anew.
  await page.reload()
  await asks('What would you like to be different at its end?')
  await page.getByLabel('Your answer').fill('A habit of prayer')
  await next()
  await asks('Which topics matter most to you now? Name up to six.')
  await page.getByLabel('Another topic').fill('prayer')
  await page.keyboard.press('Enter')
  await page.getByText('1 of 6 chosen').waitFor()
  await check()
  await next()
  await page.getByText('About an hour').click()
  await next()
  await page.getByText('By talking about it').click()
  await next()
  await page.getByText('Show me a path').click()
  await check()
  await page.getByRole('button', { name: 'Make my path' }).click()
  await asks('Grow')
  await page.getByRole('heading', { name: 'Learning to pray' }).waitFor()
  await check()
  const { learning_track, survey_answers } = (await person.get('/onboarding/status')).body
  assert.deepEqual([learning_track, survey_answers.focus_topics], ['guided', ['prayer']])
})

it('does a challenge until its badge, with a word for the journal', async () => {
  const { page, go, check } = phone
  await go('/challenges')
  await page.getByRole('link', { name: 'A letter of thanks' }).click()
  await page.getByRole('heading', { level: 2, name: 'By hand' }).waitFor()
  await page.getByRole('link', { name: 'A letter (picture at pictures.example)' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Take part' }).click()
  await page.getByLabel('A word about today').fill('I wrote to my teacher.')
  await check()
  await page.getByRole('button', { name: 'Check in' }).click()
  await page.getByRole('button', { name: 'Complete it', exact: true }).click()
  await page.getByText('You’ve earned the badge “First steps”').first().waitFor()
  await check()
  await page.getByRole('link', { name: 'To my badges' }).click()
  await page.getByRole('heading', { level: 2, name: 'First steps' }).waitFor()
  await check()
  const [entry] = (await person.get('/journal')).body.data
  assert.deepEqual([entry.title, entry.content], ['A letter of thanks', 'I wrote to my teacher.'])
})

it('reads a training module by module while its sound plays on', async () => {
  const { page, go, check } = phone
  await go('/trainings')
  await page.getByRole('link', { name: 'Learning to pray' }).click()
  await page.getByRole('heading', { level: 1, name: 'Learning to pray' }).waitFor()
  await page.getByRole('button', { name: 'Keep it for myself' }).click()
  await page.getByRole('button', { name: 'Don’t keep it any more' }).waitFor()
  await page.getByRole('button', { name: 'Listen' }).click()
  await page.getByRole('region', { name: 'Player' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('heading', { level: 3, name: 'Be still' }).waitFor()
  await check()
  await page.getByRole('button', { name: 'I’ve read it' }).click()
  await page.getByText('1 of 2 modules read').waitFor()
  await page.getByText('Then ask.').waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('region', { name: 'Player' }).waitFor()
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Learning to pray' }).click()
  await page.getByRole('button', { name: 'I’ve read it' }).click()
  await page.getByText('2 of 2 modules read').waitFor()
  await check()
})

it('asks nothing of a video’s platform before it is tapped, and then shows it in its place', async () => {
  const { page, context, go, wrong } = phone
  await context.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A video' }))
  await go(`/trainings/${training.id}`)
  await page.getByRole('button', { name: 'Watch on YouTube' }).click()
  await page.frameLocator('iframe[title="Video: Learning to pray"]').getByText('A video').waitFor()
  assert.deepEqual(wrong.splice(0), ['asked for https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'])
  await page.reload()
  await page.getByRole('button', { name: 'Watch on YouTube' }).waitFor()
  assert.deepEqual(wrong, [])
})

it('fails a quiz, reads what was right, passes it by keyboard, and has the certificate', async () => {
  const { page, go, check } = phone
  await go(`/trainings/${training.id}`)
  await page.getByRole('link', { name: 'Take the quiz' }).click()
  for (const question of ['Question 1?', 'Question 2?', 'Question 3?']) {
    await page.getByRole('group', { name: question }).getByText('A', { exact: true }).click()
    if (question === 'Question 1?') await check()
    if (question !== 'Question 3?') await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByText('3 attempts left.').waitFor()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Not this time' }).waitFor()
  await page.getByText('33%: 1 of 3 answers were right').waitFor()
  await page.getByText('2 attempts left.').waitFor()
  await check()
  await page.getByRole('button', { name: 'Try again' }).click()
  for (const [question, key] of [
    ['Question 1?', '1'],
    ['Question 2?', '2'],
    ['Question 3?', '3'],
  ] as const) {
    await page.getByRole('group', { name: question }).waitFor()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { level: 1, name: 'You’ve passed' }).waitFor()
  const link = page.getByRole('link', { name: 'Certificate of “Learning to pray”' })
  await link.waitFor()
  await check()
  const certificate = await page.evaluate(
    async (address) => {
      const answer = await fetch(address!)
      return [answer.status, answer.headers.get('content-type')]
    },
    await link.getAttribute('href'),
  )
  assert.deepEqual(certificate, [200, 'application/pdf'])
  await go('/trainings')
  await page.getByRole('heading', { name: 'Done' }).waitFor()
})

it('holds in Arabic and in the dark, for somebody who begins', async () => {
  const evening = await openApp(app.url, { locale: 'ar', colorScheme: 'dark' })
  try {
    await evening.page.setViewportSize(whole)
    await evening.signIn(await given.person({ of: church }))
    const pages = ['/grow', '/grow/survey', '/trainings', '/trainings?required=1', '/challenges', '/badges']
    for (const path of [...pages, `/trainings/${training.id}`, `/trainings/${training.id}/quiz`, `/challenges/${challenge.id}`])
      await evening.go(path)
  } finally {
    await evening.close()
  }
})
