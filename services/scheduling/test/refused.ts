import { DomainError } from '@punctual/contracts'

/** @returns what a rule refuses: its code, and the paths of the fields that it names; undefined when it does not */
export function refusedBy(rule: () => unknown): { code: string; paths: string[] } | undefined {
  try {
    rule()
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { details } = error
    const errors = details && 'errors' in details ? (details.errors as { path: string }[]) : []
    return { code: error.code, paths: errors.map(({ path }) => path) }
  }
}
