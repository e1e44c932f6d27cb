import { XMLParser } from 'fast-xml-parser'

/** One resource of a multistatus response (RFC 4918), with its properties. */
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

/** @throws Error when the text is not a multistatus response */
export function resourcesOf(text: string): DavResource[] {
  const { multistatus: found }: Node = parser.parse(text)
  if (found === '') return []
  if (!isNode(found)) throw new Error('is not a multistatus response')
  return ((found.response ?? []) as Node[]).map(({ href, propstat = [] }) => ({
    href: String(href),
    properties: Object.assign(
      {},
      ...(propstat as Node[]).filter(({ status }) => / 200/.test(String(status))).map(({ prop }) => prop),
    ),
  }))
}
