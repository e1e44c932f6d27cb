import { DomainError } from '@punctual/contracts'

/** Returns the code of a refusal and the paths of its fields; undefined without a refusal. */
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
