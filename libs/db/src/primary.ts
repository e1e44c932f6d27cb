import postgres from 'postgres'

/** By the URL of all servers: the one that can be written, or the search for it. */
const primaries = new Map<string, Promise<string>>()

/**
 * Returns the server that can be written; asks all of them at the first call and after
 * `forgetPrimary`.
 * @param url of all servers
 * @param timeout seconds for a server to answer
 * @throws Error when no server can be written
 */
export async function primaryOf(url: string, servers: readonly string[], timeout: number): Promise<string> {
  const known = primaries.get(url)
  if (known) return known
  const found = findPrimary(servers, timeout)
  primaries.set(url, found)
  try {
    return await found
  } catch (error) {
    if (primaries.get(url) === found) primaries.delete(url)
    throw error
  }
}

/** Lets the next connection look for the primary, unless another connection has found a new one. */
export async function forgetPrimary(url: string, server: string): Promise<void> {
  const known = primaries.get(url)
  if (known && (await known.catch(() => undefined)) === server && primaries.get(url) === known)
    primaries.delete(url)
}

/**
 * Waits for the answers of all servers: a former primary that has returned can be written, too, but
 * on an older timeline.
 */
async function findPrimary(servers: readonly string[], timeout: number): Promise<string> {
  const answers = await Promise.allSettled(servers.map((server) => timelineOf(server, timeout)))
  let found: { server: string; timeline: string } | undefined
  for (const [index, answer] of answers.entries()) {
    const timeline = answer.status === 'fulfilled' ? answer.value : undefined
    const server = servers[index]
    if (server && timeline && timeline > (found?.timeline ?? '')) found = { server, timeline }
  }
  if (found) return found.server
  const cause = answers.find((answer) => answer.status === 'rejected')?.reason
  // The code marks it as the loss of a connection.
  throw Object.assign(new Error('no server of the database can be written', { cause }), {
    code: 'CONNECT_NO_PRIMARY',
  })
}

/** @returns eight hexadecimal digits that grow with each promotion; undefined for a standby */
async function timelineOf(server: string, timeout: number): Promise<string | undefined> {
  const client = postgres(server, {
    max: 1,
    fetch_types: false,
    connect_timeout: timeout,
    connection: { application_name: 'find primary' },
    onnotice: () => {},
  })
  const end = (): void => void client.end({ timeout: 0 }).catch(() => {})
  // A frozen server accepts connections and never answers.
  const deadline = setTimeout(end, timeout * 1_000)
  try {
    const [row] = await client<{ timeline: string | null }[]>`
      select case when not pg_is_in_recovery()
        then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`
    return row?.timeline ?? undefined
  } finally {
    clearTimeout(deadline)
    end()
  }
}
