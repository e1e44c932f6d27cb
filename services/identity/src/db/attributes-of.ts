import type { MembershipAttribute } from '@punctual/contracts'
import type { Reader } from './user-repository.ts'

/** @returns what each of these memberships of an organization was given, by the membership's id */
export async function attributesOf(
  _db: Reader,
  _membershipIds: readonly number[],
): Promise<ReadonlyMap<number, MembershipAttribute[]>> {
  return new Map()
}
