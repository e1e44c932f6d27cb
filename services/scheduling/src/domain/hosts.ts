import {
  badRequest,
  type FieldError,
  type HostInput,
  hostPriorities,
  type SchedulingType,
} from '@punctual/contracts'

/** A member of the team as the host of its event type. */
export interface Host {
  userId: number
  isFixed: boolean
  /** 0 to 4. */
  priority: number
  weight: number
  groupId: string | null
  /** null: the event type's schedule, else the host's default one. */
  scheduleId: number | null
}

/** The defaults of a host. */
export const mediumPriority = hostPriorities.indexOf('medium')
export const fullWeight = 100

/** Returns a host for the scheduling type: in a collective event type all hosts are fixed. */
export function hostOf(input: HostInput, schedulingType: SchedulingType): Host {
  const {
    userId,
    mandatory = false,
    priority,
    weight = fullWeight,
    groupId = null,
    scheduleId = null,
  } = input
  return {
    userId,
    isFixed: schedulingType === 'collective' || mandatory,
    priority: priority === undefined ? mediumPriority : hostPriorities.indexOf(priority),
    weight,
    groupId,
    scheduleId,
  }
}

/**
 * Returns a host who stays when the scheduling type changes. Collective fixes all hosts, so that a
 * host fixed by it is none who is mandatory in a round robin.
 */
export function turnedHost(host: Host, from: SchedulingType | null, to: SchedulingType): Host {
  const isFixed = to === 'collective' || (from !== 'collective' && host.isFixed)
  return { ...host, isFixed }
}

/**
 * Returns the requested hosts, or all members with the given settings.
 * @param members of the team, by id
 * @throws 400 that names every host who is not a member or occurs twice
 */
export function wantedHosts(
  inputs: readonly HostInput[],
  members: readonly number[],
  { schedulingType, assignAll }: { schedulingType: SchedulingType; assignAll: boolean },
): Host[] {
  const seen = new Set<number>()
  const errors = inputs.flatMap(({ userId }, index): FieldError[] => {
    const path = `hosts.${index}.userId`
    const isTwice = seen.has(userId)
    seen.add(userId)
    if (isTwice) return [{ path, message: 'occurs twice' }]
    return members.includes(userId) ? [] : [{ path, message: 'is not a member of the team' }]
  })
  if (errors.length > 0) throw badRequest(...errors)
  const others = assignAll ? members.filter((userId) => !seen.has(userId)) : []
  return [...inputs, ...others.map((userId) => ({ userId }))].map((input) => hostOf(input, schedulingType))
}
