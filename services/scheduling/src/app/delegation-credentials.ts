import {
  type CallerContext,
  type CreateDelegationCredential,
  DomainError,
  type ServiceAccountKey,
  type UpdateDelegationCredential,
} from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { newUid, type Sealer } from '@punctual/http'
import { CalendarFailure } from '../calendars/adapter.ts'
import {
  changeDelegation,
  connectDelegates,
  type DelegationCredential,
  type DelegationScope,
  findDelegation,
  insertDelegation,
  lockDelegation,
  restartConnectionsOf,
} from '../db/delegation-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import { ownerOf } from '../domain/owner.ts'

type Seal = Pick<Sealer, 'seal'>

/** No token yet: the first use asks for one. */
const noTokens = JSON.stringify({ accessToken: '', refreshToken: '', expiresAt: new Date(0).toISOString() })

/** Connects and disconnects the members whom delegation credentials are for. */
export async function followDelegation(
  tx: Tx,
  sealer: Seal,
  scope: DelegationScope,
  now: Date,
): Promise<void> {
  await connectDelegates(tx, scope, { sealedCredentials: sealer.seal(noTokens), now })
}

const keyOf = (given: CreateDelegationCredential['serviceAccountKey']): ServiceAccountKey =>
  Array.isArray(given) ? given[0]! : given

/** Checks the shape of a key. @throws 400 for a provider that is not supported, and for the key */
export async function checkKey(
  { kinds }: Pick<CalendarDeps, 'kinds'>,
  { workspacePlatformSlug, serviceAccountKey }: CreateDelegationCredential,
): Promise<void> {
  const { delegation } = kinds.require('workspacePlatformSlug', workspacePlatformSlug)
  await delegation?.check(keyOf(serviceAccountKey))
}

/** Creates a credential, which reaches no calendar before it is enabled. @throws 409 */
export async function createDelegation(
  tx: Tx,
  sealer: Seal,
  organizationId: number,
  { workspacePlatformSlug: platform, domain, serviceAccountKey }: CreateDelegationCredential,
  now: Date,
): Promise<DelegationCredential> {
  return insertDelegation(tx, {
    id: newUid(),
    organizationId,
    platform,
    domain: domain.toLowerCase(),
    sealedKey: sealer.seal(JSON.stringify(keyOf(serviceAccountKey))),
    enabled: false,
    createdAt: now,
    updatedAt: now,
  })
}

/** @throws 409 when the organization has one for the domain, else the error itself */
export function refuseSecondDelegation(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new DomainError('delegation_credential_exists')
}

/**
 * Changes a credential. What is enabled is tested at the provider first; what is disabled
 * disconnects its calendars in the same transaction.
 * @throws 404, 400 for a key that is malformed or that the provider refuses
 */
export async function updateDelegation(
  deps: CalendarDeps,
  caller: CallerContext,
  place: { organizationId: number; id: string },
  { enabled, serviceAccountKey }: UpdateDelegationCredential,
): Promise<DelegationCredential> {
  const { db, clock, sealer } = deps
  const before = requireDelegation(await findDelegation(db, place))
  const key = serviceAccountKey && keyOf(serviceAccountKey)
  const willBeEnabled = enabled ?? before.enabled
  if (willBeEnabled ? key || !before.enabled : key)
    await test(deps, caller, before, key ?? JSON.parse(sealer.open(before.sealedKey)), willBeEnabled)
  const now = clock.now()
  return db.transaction(async (tx) => {
    const locked = requireDelegation(await lockDelegation(tx, place))
    const changed = await changeDelegation(tx, locked, {
      updatedAt: now,
      ...(enabled !== undefined && { enabled }),
      ...(key && { sealedKey: sealer.seal(JSON.stringify(key)) }),
    })
    await followDelegation(tx, sealer, { organizationId: place.organizationId }, now)
    if (key) await restartConnectionsOf(tx, changed, { sealedCredentials: sealer.seal(noTokens), now })
    return changed
  })
}

function requireDelegation(found: DelegationCredential | undefined): DelegationCredential {
  if (!found) throw new DomainError('delegation_credential_not_found')
  return found
}

/**
 * Asks the provider for a token of the caller, or only of the key when the caller's address is of
 * another domain.
 * @throws 400
 */
async function test(
  { kinds, clock }: CalendarDeps,
  caller: CallerContext,
  { platform, domain }: DelegationCredential,
  key: ServiceAccountKey,
  isAsked: boolean,
): Promise<void> {
  const { delegation } = kinds.errand(ownerOf(caller)).adapter('workspacePlatformSlug', platform)
  if (!delegation) throw new DomainError('calendar_failing')
  await delegation.check(key)
  if (!isAsked) return
  const { email = '', emailVerified = false } = caller.user ?? {}
  const isOfDomain = emailVerified && email.toLowerCase().endsWith(`@${domain}`)
  await delegation
    .tokensFor(key, isOfDomain ? email.toLowerCase() : undefined, clock.now())
    .catch((error: unknown) => {
      if (!(error instanceof CalendarFailure)) throw error
      throw new DomainError('calendar_failing', `The credential cannot be used: ${error.message}.`)
    })
}
