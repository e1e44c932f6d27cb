import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { listRoomRecords } from './list-room-records.ts'
import { openVideoRoom } from './open-room.ts'
import { signedNotices } from './signed-notices.ts'
import { takeRecording } from './take-recording.ts'
import { takeVisit } from './take-visit.ts'

/** Adds the routes of video rooms. */
export function videoRoomRoutes(app: App, deps: BookingsDeps): void {
  listRoomRecords(app, deps)
  openVideoRoom(app, deps)
  signedNotices(app, deps, (scope) => {
    takeVisit(scope, deps)
    takeRecording(scope, deps)
  })
}
