import { Resolver } from 'node:dns/promises'

/** Milliseconds that a name server has to answer, twice. */
const timeout = 2_000

/** Reads the text records of a name; none if there is no such name or no answer. */
export type TextRecords = (name: string) => Promise<string[]>

/** @param servers addresses of name servers; those of the system without any */
export function createTextRecords(servers: readonly string[]): TextRecords {
  const resolver = new Resolver({ timeout, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  return async (name) => {
    const records = await resolver.resolveTxt(name).catch((): string[][] => [])
    return records.map((parts) => parts.join(''))
  }
}
