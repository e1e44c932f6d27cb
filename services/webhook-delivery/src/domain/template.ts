/** A placeholder of a template: inside a string, or bare in the position of a JSON value. */
interface Placeholder {
  path: readonly string[]
  bare: boolean
}

/** A valid template: its text in pieces, with the placeholders between them. */
export type Template = readonly (string | Placeholder)[]

/** Bytes. */
const longestTemplate = 32 * 1024
/** Bytes. */
const longestResult = 256 * 1024
const deepestPath = 10

const segment = '[^\\s{}."\\\\]+'
const path = `\\s*(${segment}(?:\\.${segment})*)\\s*`
const placeholder = new RegExp(`\\{\\{\\{${path}\\}\\}\\}|\\{\\{${path}\\}\\}`, 'y')
/** Bounded, so that a text full of braces is parsed as fast as any other. */
const openBraces = /\{\{[^"]{0,200}?\}\}/y

/**
 * Parses a template: JSON text with `{{dotted.path}}` inside string values, or a bare `{{path}}` as
 * a value. Keys are not filled in (docs/domain.md#webhook-payload).
 * @returns the template, or its error
 */
export function parseTemplate(text: string): { template: Template } | { error: string } {
  if (Buffer.byteLength(text) > longestTemplate) return { error: 'must be at most 32 KB' }
  const pieces: (string | Placeholder)[] = []
  let plain = ''
  let inString = false
  let isKey = false
  for (let at = 0; at < text.length; ) {
    const found = text.startsWith('{{', at) && !isKey ? placeholderAt(text, at) : undefined
    if (found && 'error' in found) return found
    if (found) {
      pieces.push(plain, { path: found.path, bare: !inString })
      plain = ''
      at += found.length
      continue
    }
    const length = inString && text[at] === '\\' ? 2 : 1
    if (text[at] === '"') {
      isKey = !inString && endsAsKey(text, at)
      inString = !inString
    }
    plain += text.slice(at, at + length)
    at += length
  }
  pieces.push(plain)
  return isJson(pieces.map((piece) => (typeof piece === 'string' ? piece : shapeOf(piece))).join(''))
    ? { template: pieces }
    : { error: 'must be JSON text, with placeholders such as {{title}} in its string values' }
}

/** The replacement of a placeholder while the template's JSON is checked. */
const shapeOf = ({ bare }: Placeholder): string => (bare ? 'null' : '')

function placeholderAt(
  text: string,
  at: number,
): { path: string[]; length: number } | { error: string } | undefined {
  placeholder.lastIndex = at
  const match = placeholder.exec(text)
  if (match) {
    const path = (match[1] ?? match[2] ?? '').split('.')
    if (path.length > deepestPath)
      return { error: `has a path of more than ${deepestPath} steps: ${match[0]}` }
    return { path, length: match[0].length }
  }
  openBraces.lastIndex = at
  const unknown = openBraces.exec(text)
  return unknown ? { error: `has a placeholder that is not a dotted path: ${unknown[0]}` } : undefined
}

/** Whether a colon follows the string that opens here. */
function endsAsKey(text: string, open: number): boolean {
  const string = /"(?:[^"\\]|\\[\s\S])*"\s*/y
  string.lastIndex = open
  return string.test(text) && text[string.lastIndex] === ':'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The default body, which is also the root of a template's paths. */
export interface Envelope {
  triggerEvent: string
  /** ISO 8601 UTC. */
  createdAt: string
  payload: Record<string, unknown>
}

/**
 * Fills a template in: always JSON, never an error. A path starts at the payload's fields,
 * `triggerEvent`, `createdAt` or `payload`, and follows only own properties; one that leads nowhere
 * gives an empty text.
 * @returns undefined when the result would be longer than 256 KB
 */
export function renderTemplate(template: Template, envelope: Envelope): string | undefined {
  const { payload, triggerEvent, createdAt } = envelope
  const root = { payload, ...payload, triggerEvent, createdAt }
  const pieces: string[] = []
  let length = 0
  for (const piece of template) {
    const text = typeof piece === 'string' ? piece : fill(piece, root)
    length += Buffer.byteLength(text)
    if (length > longestResult) return undefined
    pieces.push(text)
  }
  return pieces.join('')
}

function fill({ path, bare }: Placeholder, root: object): string {
  const json = JSON.stringify(follow(root, path) ?? '') ?? '""'
  if (bare) return json
  return json.startsWith('"') ? json.slice(1, -1) : JSON.stringify(json).slice(1, -1)
}

function follow(root: object, path: readonly string[]): unknown {
  let value: unknown = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** The text that is stored, signed and sent as UTF-8, or why rendering failed. */
export type RenderedBody = { body: string } | { failure: 'template_invalid' | 'template_result_too_large' }

export const contentType = 'application/json'

/**
 * Renders the body for one webhook: `{triggerEvent, createdAt, payload}`, or its template filled in
 * (docs/domain.md#webhook-payload).
 */
export function renderBody(payloadTemplate: string | null, envelope: Envelope): RenderedBody {
  if (payloadTemplate === null) return { body: JSON.stringify(envelope) }
  const parsed = parseTemplate(payloadTemplate)
  if ('error' in parsed) return { failure: 'template_invalid' }
  const text = renderTemplate(parsed.template, envelope)
  return text === undefined ? { failure: 'template_result_too_large' } : { body: text }
}
