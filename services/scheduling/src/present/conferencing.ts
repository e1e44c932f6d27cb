import { type ConferencingApp, type MeetingAppSlug, meetingApps } from '@punctual/contracts'
import type { ConferencingConnection } from '../db/conferencing-connections-repository.ts'

/** Returns a connected meeting service as answers show it. */
export const presentConferencing = ({
  id,
  appSlug,
  userId,
  invalid,
}: ConferencingConnection): ConferencingApp => ({
  id,
  type: meetingApps[appSlug as MeetingAppSlug].type,
  userId,
  invalid,
})
