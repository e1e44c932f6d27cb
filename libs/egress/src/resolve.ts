import { ADDRCONFIG, promises as dns, lookup } from 'node:dns'

/** Milliseconds. */
export const dnsDeadline = 2_000

/** Resolves a host name to addresses. @throws Error with the code of node's dns module */
export type Resolve = (host: string) => Promise<string[]>

/**
 * Limit of parallel lookups by the operating system: each blocks one of the process's few threads.
 */
const systemLookups = 2

/** DNS answers for a name that does not exist; anything else is an outage. */
const unknownName = new Set(['ENOTFOUND', 'ENODATA', 'ENOTIMP', 'ESERVFAIL', 'EREFUSED', 'EBADNAME'])

/**
 * Queries the name servers directly, so that a tenant's hanging name server blocks no thread that
 * others need. A name that they do not know may still be local (hosts file, search domains).
 */
export function createResolve(): Resolve {
  const servers = new dns.Resolver({ timeout: dnsDeadline / 2, tries: 2 })
  const limited = limit(systemLookups, systemLookup)
  return shared((host) =>
    within(dnsDeadline, async () => {
      const answers = await Promise.allSettled([servers.resolve4(host), servers.resolve6(host)])
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (found.length > 0) return found
      const failure = answers.find((answer) => answer.status === 'rejected')?.reason
      if (failure && !unknownName.has(failure.code)) throw failure
      return limited(host)
    }),
  )
}

/** Shares one lookup among parallel requests to the same host. */
function shared(resolve: Resolve): Resolve {
  const asked = new Map<string, Promise<string[]>>()
  return (host) => {
    const answer = asked.get(host) ?? resolve(host).finally(() => asked.delete(host))
    asked.set(host, answer)
    return answer
  }
}

function systemLookup(host: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true, hints: ADDRCONFIG }, (error, addresses) => {
      if (error) reject(error)
      else resolve(addresses.map(({ address }) => address))
    })
  })
}

function limit<A, R>(places: number, work: (argument: A) => Promise<R>): (argument: A) => Promise<R> {
  const waiting: (() => void)[] = []
  let free = places
  return async (argument) => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work(argument)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the name server did not answer'), { code: 'ETIMEOUT' })),
      ms,
    )
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
