import { startConsumer, startRelay, subscribe } from '@punctual/bus'
import {
  type Clock,
  organizationCreated,
  organizationDeleted,
  organizationUpdated,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userDeleted,
  userUpdated,
} from '@punctual/contracts'
import type { Stoppable } from '@punctual/http'
import { rememberTeam } from '../db/teams-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { farewellUser } from '../farewell-user.ts'
import { welcomeUser } from '../welcome-user.ts'

/** What scheduling listens to: the people whose time it offers, and the slugs of their organizations. */
export const subscriptionsOf = (clock: Clock) => [
  subscribe(userCreated, (tx, { data }) => welcomeUser(tx, data.user, clock.now())),
  subscribe(userUpdated, (tx, { data }) => welcomeUser(tx, data.user, clock.now())),
  subscribe(userDeleted, (tx, { data, organizationid: organizationId }) =>
    farewellUser(tx, { userId: data.id, organizationId }, clock.now()),
  ),
  ...[organizationCreated, organizationUpdated, teamCreated, teamUpdated].map((definition) =>
    subscribe(definition, (tx, { data, aggregateversion }) => rememberTeam(tx, data.team, aggregateversion)),
  ),
  // Its row stays without a slug, so that late news brings nothing back.
  ...[organizationDeleted, teamDeleted].map((definition) =>
    subscribe(definition, (tx, { data, aggregateversion }) =>
      rememberTeam(tx, { ...data.team, slug: '' }, aggregateversion),
    ),
  ),
]

/** Publishes what the transactions wrote, and consumes. */
export function startWorker({ bus, db, clock, log }: SchedulingDeps): Stoppable[] {
  return [
    startRelay({ bus, db, source: 'scheduling', clock, log }),
    startConsumer({
      bus,
      db,
      consumer: 'scheduling',
      source: 'identity',
      handlers: subscriptionsOf(clock),
      clock,
      log,
    }),
  ]
}
