import type { EventType } from './api.ts'

/** What a response to a routing form led to, as the address of the page names it. */
export interface Routing {
  teamMemberIds: number[]
  queuedResponseId?: string
  responseId?: number
}

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text)

/** Returns what the query of an address says about routing, for event types of teams. */
export function routingIn(query: URLSearchParams, { team }: Pick<EventType, 'team'>): Routing | undefined {
  const [queuedResponseId, responseId = ''] = ['queuedResponseId', 'responseId'].map(
    (name) => query.get(name) ?? '',
  )
  const teamMemberIds = (query.get('routedTeamMemberIds') ?? '').split(',').filter(isId).map(Number)
  if (!team || (teamMemberIds.length === 0 && !queuedResponseId && !isId(responseId))) return undefined
  return {
    teamMemberIds,
    ...(queuedResponseId && { queuedResponseId }),
    ...(isId(responseId) && { responseId: Number(responseId) }),
  }
}
