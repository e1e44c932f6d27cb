const protocol = /^postgres(ql)?:$/

/**
 * Returns a URL for each server of `postgres://user:password@a:5432,b:5432/name`. The servers are a
 * primary and its standbys, in any order, which `target_session_attrs` may say.
 * @throws TypeError whose message completes the name of a variable
 */
export function serverUrls(url: string): string[] {
  const { start, hosts, end } = partsOf(url)
  return hosts.split(',').map((host) => {
    const text = `${start}${host}${end}`
    if (!URL.canParse(text) || !protocol.test(new URL(text).protocol))
      throw new TypeError('is not a URL that starts with postgres: or postgresql:')
    return ofPrimary(text)
  })
}

/** Returns the URL with another user, for all its servers. */
export function withUser(url: string, user: string, password: string): string {
  const { start, hosts, end } = partsOf(url)
  const [first = ''] = hosts.split(',')
  const changed = new URL(`${start}${first}${end}`)
  changed.username = user
  changed.password = password
  return changed.href.replace(`@${changed.host}`, `@${hosts}`)
}

function partsOf(url: string): { start: string; hosts: string; end: string } {
  const [, start = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  return { start, hosts, end }
}

/**
 * Removes the parameter of other clients that says what we always want. The driver would mistake
 * our read-only defaults for those of a standby.
 */
function ofPrimary(text: string): string {
  const url = new URL(text)
  const wanted = url.searchParams.get('target_session_attrs')
  if (wanted === null) return text
  if (wanted !== 'read-write' && wanted !== 'primary')
    throw new TypeError('has target_session_attrs other than read-write and primary')
  url.searchParams.delete('target_session_attrs')
  return url.href
}
