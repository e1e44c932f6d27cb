/** Returns rows as an aligned table, and an object by its fields. */
export function asText(value: unknown, title = ''): string {
  if (Array.isArray(value)) return [title, ...tableOf(value as Record<string, unknown>[])].join('\n').trim()
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return `${title} ${shown(value)}`.trim()
  return Object.entries(value)
    .map(([key, field]) => asText(field, Array.isArray(field) ? `\n${key}:` : `${key}:`))
    .join('\n')
    .trim()
}

function tableOf(rows: readonly Record<string, unknown>[]): string[] {
  if (rows.length === 0) return ['none']
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '-'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
