import type { FieldError } from '@punctual/contracts'
import { isObject } from './json.ts'
import type { VersionedResponse } from './translation.ts'

/** Current field names (`attendee.name`) and their older names. */
export type OlderNames = Readonly<Record<string, string>>

/** Returns a success with its data changed; other answers unchanged. */
export function changeData(answer: VersionedResponse, change: (data: unknown) => unknown): VersionedResponse {
  const { status, body } = answer
  if (status >= 300 || !isObject(body)) return answer
  return { status, body: { ...body, data: change(body.data) } }
}

/** Returns a 400 with the field names that the caller has used; other answers unchanged. */
export function renameFields(answer: VersionedResponse, names: OlderNames): VersionedResponse {
  const { status, body } = answer
  if (status !== 400 || !isObject(body) || !isObject(body.error)) return answer
  const { error } = body
  const errors = isObject(error.details) ? (error.details.errors as FieldError[] | undefined) : undefined
  if (!Array.isArray(errors)) return answer
  const renamed = errors.map(({ path, message }) => ({ path: rename(path, names), message }))
  const message = renamed.map(({ path, message }) => (path ? `${path} ${message}` : message)).join(', ')
  return { status, body: { ...body, error: { ...error, message, details: { errors: renamed } } } }
}

function rename(path: string, names: OlderNames): string {
  for (const [today, older] of Object.entries(names)) {
    if (path === today) return older
    if (path.startsWith(`${today}.`)) return older + path.slice(today.length)
  }
  return path
}
