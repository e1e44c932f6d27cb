/** The owner of a resource: a team, or a person if `teamId` is null. `userId` is its creator. */
export interface Owner {
  organizationId: number
  userId: number
  teamId: number | null
}
