import { type Bus, type Ear, overhear } from '@punctual/bus'
import {
  credentialRevoked,
  type DomainEvent,
  type EventData,
  membershipCreated,
  userDeleted,
  userUpdated,
} from '@punctual/contracts'
import type { Log } from '@punctual/http'
import type { Authenticator } from './authenticator.ts'

type Forgets = Pick<Authenticator, 'forgetCredential' | 'forgetUser' | 'forgetAll'>

/** Forgets whoever lost a credential or is not any more what they were, as soon as identity says so. */
export function hearRevocations(bus: Bus, authenticator: Forgets, log: Log): Ear {
  return overhear({
    bus,
    source: 'identity',
    heard: (event) => apply(event, authenticator),
    missed: () => authenticator.forgetAll(),
    log,
  })
}

function apply({ type, data }: DomainEvent, authenticator: Forgets): void {
  if (type === credentialRevoked.type) {
    authenticator.forgetCredential((data as EventData<typeof credentialRevoked>).digest)
  } else if (type === userUpdated.type) {
    authenticator.forgetUser((data as EventData<typeof userUpdated>).user.id)
  } else if (type === userDeleted.type) {
    authenticator.forgetUser((data as EventData<typeof userDeleted>).id)
  } else if (type === membershipCreated.type) {
    authenticator.forgetUser((data as EventData<typeof membershipCreated>).membership.userId)
  }
}
