import { readdir, readFile } from 'node:fs/promises'

/** The guides: Markdown files, readable in the repository too. */
export const guidesFolder = new URL('../../../../docs/guides/', import.meta.url)

export interface Guide {
  /** File name without extension, and last segment of its address. */
  name: string
  title: string
  /** Its first sentence. */
  summary: string
  text: string
}

/** The order of the list; further guides follow by name. */
const order = [
  'quick-start',
  'booking-page',
  'webhooks',
  'managed-users',
  'oauth-apps',
  'calendars',
  'test-clock',
  'migrate-from-cal',
  'errors',
  'limits',
  'versions',
]

const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)

export async function readGuides(): Promise<Guide[]> {
  const files = (await readdir(guidesFolder)).filter((file) => file.endsWith('.md'))
  const guides = files.map(async (file) => {
    const text = await readFile(new URL(file, guidesFolder), 'utf8')
    const [, title = file] = /^# (.+)$/m.exec(text) ?? []
    const [, summary = ''] = /^# .+\n+(.+?\.)(?:\s|$)/m.exec(text) ?? []
    return { name: file.slice(0, -3), title, summary, text }
  })
  return (await Promise.all(guides)).sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1))
}
