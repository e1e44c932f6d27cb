/**
 * Names are unique within an organization alone.
 * @param nearOrganizationId of whoever asks: goes before others
 * @returns which of all that have a name is meant; undefined when there is none, or no telling which
 */
export function meant<Named extends { organizationId: number }>(
  all: readonly Named[],
  nearOrganizationId: number,
): Named | undefined {
  const near = all.find(({ organizationId }) => organizationId === nearOrganizationId)
  const alone = all.find(({ organizationId }) => organizationId === 0)
  return near ?? alone ?? (all.length === 1 ? all[0] : undefined)
}
