// What the link of an e-mail carries. It stands behind the `#`, where no server and no proxy on the way sees it; e-mails of before have it in
// the query. It is read once, and leaves the address at once: no history, bookmark or picture of the screen shows it.

let taken: { path: string; carried: URLSearchParams } | undefined

/** The same for as long as its page is open, however often that is drawn. */
export function takeLink(): URLSearchParams {
  const { pathname, hash, search } = location
  if (hash || search) {
    taken = { path: pathname, carried: new URLSearchParams(hash.slice(1) || search) }
    history.replaceState(history.state, '', pathname)
  }
  return taken?.path === pathname ? taken.carried : new URLSearchParams()
}
