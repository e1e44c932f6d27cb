import { XMLParser } from 'fast-xml-parser'

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

/** @throws Error when the text is no multistatus answer */
export function resourcesOf(text: string): DavResource[] {
  const { multistatus: found }: Node = parser.parse(text)
  if (found === '') return []
  if (!isNode(found)) throw new Error('is no multistatus answer')
  return ((found.response ?? []) as Node[]).map(({ href, propstat = [] }) => ({
    href: String(href),
    properties: Object.assign(
      {},
      ...(propstat as Node[]).filter(({ status }) => / 200/.test(String(status))).map(({ prop }) => prop),
    ),
  }))
}
