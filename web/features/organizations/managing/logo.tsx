// The church's logo: on the side bar, in the installed app's icon.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { readService } from '#web/api/service.ts'
import { readMyself } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords } from '#web/words/choosing.ts'

const readAgain = () => Promise.all([changed('/organizations/{organization}'), readMyself(), readService()])

export function Logo({ church }: { church: Schemas['Organization'] }) {
  const { settings } = managingWords()
  const [isSending, setSending] = useState(false)
  const params = { path: { organization: church.id } }
  const name = `logo ${church.id}`
  const isGone = isRemoved(name)
  const logo = isGone ? null : church.logo_url

  const upload = async (event: { currentTarget: HTMLInputElement }) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    setSending(true)
    try {
      const body = new FormData()
      body.set('file', file, file.name)
      const sent = { params, body: body as never, bodySerializer: (form: unknown) => form as never }
      const { message } = await ask(api.POST('/organizations/{organization}/logo', sent))
      await readAgain()
      tell(message)
    } catch (error) {
      if (error instanceof Refusal && error.errors['file']) tell(error.errors['file'].join(' '))
      else tellWhy(error)
    } finally {
      setSending(false)
    }
  }
  const takeAway = () =>
    remove(name, {
      text: settings.logoRemoved,
      send: async () => {
        await ask(api.DELETE('/organizations/{organization}/logo', { params, keepalive: true }))
        await readAgain()
      },
      touches: [],
    })
  return (
    <div class="row wrap">
      <Avatar large name={church.name} picture={logo} />
      <div class="grow">
        <p class="strong">{settings.logo}</p>
        <p class="small soft">{settings.logoAbout}</p>
        {/* A logo that came while the old one's end can still be undone would end with it. */}
        {isGone ? (
          <p class="small soft">{settings.logoRemoved}</p>
        ) : (
          <div class="row wrap tight">
            <label class="button small" aria-busy={isSending}>
              {logo ? settings.changeLogo : settings.addLogo}
              <input class="unseen" type="file" accept="image/jpeg,image/png,image/webp" onChange={upload} />
            </label>
            {logo && !isSending && (
              <button type="button" class="button quiet small bad" onClick={takeAway}>
                {settings.removeLogo}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
