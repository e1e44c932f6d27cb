import Table from 'cli-table3'

/** Columns of lists, in this order, as far as the items have them. */
const preferred = [
  'id',
  'uid',
  'slug',
  'title',
  'name',
  'username',
  'email',
  'status',
  'trigger',
  'start',
  'end',
  'createdAt',
  'lengthInMinutes',
  'role',
  'subscriberUrl',
  'active',
]
const maxColumns = 6
const maxCell = 60

const plain = {
  chars: {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
    left: '',
    'left-mid': '',
    mid: '',
    'mid-mid': '',
    right: '',
    'right-mid': '',
    middle: '  ',
  },
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
}

type Item = Record<string, unknown>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

/** Returns a result as people read it: a table of a list, or the fields of one thing. */
export function asTable(result: unknown): string {
  if (result === undefined) return 'Done.'
  if (Array.isArray(result)) {
    if (result.length === 0) return 'None.'
    return result.every(isItem) ? tableOf(result) : result.map(cellOf).join('\n')
  }
  if (!isItem(result)) return String(result)
  const table = new Table(plain)
  for (const [name, value] of Object.entries(result)) table.push([name, cellOf(value)])
  return trimmed(table)
}

function tableOf(items: Item[]): string {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))].filter((name) =>
    items.every((item) => !isItem(item[name])),
  )
  const first = preferred.filter((name) => names.includes(name))
  const columns = [...first, ...names.filter((name) => !first.includes(name))].slice(0, maxColumns)
  const table = new Table({ ...plain, head: columns.map((name) => name.toUpperCase()) })
  for (const item of items) table.push(columns.map((name) => cellOf(item[name])))
  return trimmed(table)
}

const trimmed = (table: { toString(): string }): string => table.toString().replace(/[ \t]+$/gm, '')

/** Control characters of other people's texts must not reach the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be removed.
const controls = /[\u0000-\u001f\u007f-\u009f]+/g

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = (isItem(value) ? JSON.stringify(value) : String(value)).replace(controls, ' ')
  return text.length > maxCell ? `${text.slice(0, maxCell - 1)}…` : text
}

export const asJson = (result: unknown): string => JSON.stringify(result ?? null, null, 2)
