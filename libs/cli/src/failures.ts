import { isPunctualError, PunctualConnectionError } from '@punctual/client'
import { UsageError } from './context.ts'

/** What a program ends with, as `punctual --help` lists. */
export const exitCodes = { refused: 1, usage: 2, unreachable: 3, notAllowed: 4, interrupted: 130 } as const

export interface Failure {
  exitCode: number
  message: string
  /** For `--json`. */
  code: string
}

/** Returns how a program ends that failed with this error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return { exitCode: exitCodes.usage, code: 'usage', message: error.message }
  if (error instanceof PunctualConnectionError)
    return { exitCode: exitCodes.unreachable, code: 'unreachable', message: `${error.message}.` }
  if (isPunctualError(error)) {
    const { status, code, requestId, fields, message } = error
    const named = fields.filter((field) => !message.includes(field.message))
    const lines = named.map((field) => `\n  ${field.path}: ${field.message}`)
    const request = requestId === undefined ? '' : ` (request ${requestId})`
    return {
      exitCode: status === 401 || status === 403 ? exitCodes.notAllowed : exitCodes.refused,
      code,
      message: `${code}: ${message}${request}${lines.join('')}`,
    }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { exitCode: exitCodes.refused, code: 'failed', message }
}
