import { type ErrorCode, errorCatalogue } from '@punctual/contracts'
import type { OperationSchema } from '@punctual/http'
import type { PublicRoute } from '../routes/index.ts'
import { olderVersion } from '../versions/index.ts'
import { whoMayCall } from './access.ts'

/** The parts of a public route that the document describes. */
export type DescribedRoute = Omit<PublicRoute, 'service' | 'timeout' | 'stream' | 'bodyLimit' | 'cost'>

/** Returns the description of an operation: its rules, who may call it, and its errors. */
export function describeRules(route: DescribedRoute, { description, errors = [] }: OperationSchema): string {
  const rules = [description, route.olderOnly && `Exists only in version ${olderVersion}.`]
  const ofPath: ErrorCode[] = route.path.includes('/:teamId') ? ['team_not_found'] : []
  return [
    rules.filter((rule) => rule).join(' '),
    whoMayCall(route),
    listErrors([...new Set([...errors, ...ofPath])]),
  ]
    .filter((paragraph) => paragraph)
    .join('\n\n')
}

function listErrors(codes: readonly ErrorCode[]): string {
  if (codes.length === 0) return ''
  const known = codes.map((code) => ({ code, ...errorCatalogue[code] }))
  const lines = known
    .sort((a, b) => a.status - b.status)
    .map(({ code, status, text }) => `- ${status} \`${code}\`: ${text}`)
  return `Errors:\n\n${lines.join('\n')}`
}

const meanings: Readonly<Record<string, string>> = {
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  303: 'Redirect',
}
const successOf: Readonly<Record<string, string>> = { PATCH: 'Updated', PUT: 'Updated', DELETE: 'Deleted' }

/** Returns the description of a success response. */
export const meaningOf = (method: string, status: string): string =>
  meanings[status] ?? successOf[method] ?? 'OK'
