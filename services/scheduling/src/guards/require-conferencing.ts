import { appOfIntegration, badRequest, builtInVideo, type EventTypeLocation } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { operatedApps, type SchedulingConfig } from '../config.ts'
import { appsOf, appsOfAll } from '../db/conferencing-connections-repository.ts'
import { ofPerson, ofTeam } from '../domain/conferencing.ts'
import type { Owner } from '../domain/owner.ts'

type Config = Pick<SchedulingConfig, 'zoom'>
type Locations = readonly EventTypeLocation[] | undefined

/**
 * Refuses meeting services that the owner of an event type has not connected, nor the operator for
 * everyone.
 * @param given the locations of the body
 * @throws 400
 */
export async function requireConnectedApps(
  tx: Tx,
  config: Config,
  owner: Owner,
  given: Locations,
): Promise<void> {
  if (namesApp(given)) refuse(given, [...operatedApps(config), ...(await appsOf(tx, ofPerson(owner)))])
}

/**
 * The same for a team: the team has connected the service, or each of the hosts has. @throws 400
 */
export async function requireAppsOfTeam(
  tx: Tx,
  config: Config,
  team: { id: number; organizationId: number },
  hostIds: readonly number[],
  given: Locations,
): Promise<void> {
  if (!namesApp(given)) return
  const connected = await Promise.all([appsOf(tx, ofTeam(team)), appsOfAll(tx, team.organizationId, hostIds)])
  refuse(given, [...operatedApps(config), ...connected.flat()])
}

const isApp = ({ type, integration }: EventTypeLocation): boolean =>
  type === 'integration' && integration !== undefined && integration !== builtInVideo

const namesApp = (given: Locations): given is readonly EventTypeLocation[] => given?.some(isApp) ?? false

function refuse(given: readonly EventTypeLocation[], connected: readonly string[]): void {
  const errors = given.flatMap((location, index) => {
    const app = appOfIntegration(location.integration ?? '')
    if (!isApp(location) || (app !== undefined && connected.includes(app))) return []
    return [
      {
        path: `locations.${index}.integration`,
        message: `is ${location.integration}, which is not connected`,
      },
    ]
  })
  if (errors.length > 0) throw badRequest(...errors)
}
