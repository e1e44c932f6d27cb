import { XMLParser } from 'fast-xml-parser'
import { CalendarFailure } from './calendar-failure.ts'

/** One resource of a multistatus answer (RFC 4918), with the properties that it has. */
export interface DavResource {
  href: string
  properties: Record<string, unknown>
}

const listed = new Set(['response', 'propstat', 'privilege'])
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => listed.has(name),
})

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** @throws CalendarFailure when the text is no multistatus answer */
export function multistatus(text: string): DavResource[] {
  let parsed: Node
  try {
    parsed = parser.parse(text)
  } catch {
    throw new CalendarFailure('content', 'its answer is not CalDAV')
  }
  const { multistatus: found } = parsed
  if (found === '') return []
  if (!isNode(found)) throw new CalendarFailure('content', 'its answer is not CalDAV')
  return ((found.response ?? []) as Node[]).map(({ href, propstat = [] }) => ({
    href: String(href),
    properties: Object.assign(
      {},
      ...(propstat as Node[]).filter(({ status }) => / 200/.test(String(status))).map(({ prop }) => prop),
    ),
  }))
}

/** @returns the address within a property such as current-user-principal */
export function hrefOf(property: unknown): string | undefined {
  return isNode(property) && typeof property.href === 'string' ? property.href : undefined
}

/** @returns whether an element such as resourcetype has this one inside */
export const has = (property: unknown, name: string): boolean => isNode(property) && name in property

/** @returns whether events may be written there; a server that says nothing of it lets its user write */
export function canWrite(privileges: unknown): boolean {
  if (!isNode(privileges)) return true
  const all = (privileges.privilege ?? []) as unknown[]
  return all.some((each) => ['all', 'write', 'write-content', 'bind'].some((name) => has(each, name)))
}
