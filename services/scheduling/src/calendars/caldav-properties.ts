type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns the address within a property such as current-user-principal. */
export function hrefOf(property: unknown): string | undefined {
  return isNode(property) && typeof property.href === 'string' ? property.href : undefined
}

/** Returns whether an element such as resourcetype contains this one. */
export const has = (property: unknown, name: string): boolean => isNode(property) && name in property

/** Returns whether events can be written there; a server that does not say allows it. */
export function canWrite(privileges: unknown): boolean {
  if (!isNode(privileges)) return true
  const all = (privileges.privilege ?? []) as unknown[]
  return all.some((each) => ['all', 'write', 'write-content', 'bind'].some((name) => has(each, name)))
}
