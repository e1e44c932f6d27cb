type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** @returns the address within a property such as current-user-principal */
export function hrefOf(property: unknown): string | undefined {
  return isNode(property) && typeof property.href === 'string' ? property.href : undefined
}

/** @returns whether an element such as resourcetype has this one inside */
export const has = (property: unknown, name: string): boolean => isNode(property) && name in property

/** @returns whether events may be written there; a server that says nothing of it lets its user write */
export function canWrite(privileges: unknown): boolean {
  if (!isNode(privileges)) return true
  const all = (privileges.privilege ?? []) as unknown[]
  return all.some((each) => ['all', 'write', 'write-content', 'bind'].some((name) => has(each, name)))
}
