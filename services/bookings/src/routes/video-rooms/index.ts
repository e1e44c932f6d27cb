import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { listConferencing } from './list-conferencing.ts'
import { listRoomRecords } from './list-room-records.ts'
import { signedNotices } from './signed-notices.ts'
import { takeRecording } from './take-recording.ts'
import { takeVisit } from './take-visit.ts'

/** Adds the routes of video rooms. */
export function videoRoomRoutes(app: App, deps: BookingsDeps): void {
  listRoomRecords(app, deps)
  listConferencing(app)
  signedNotices(app, deps, (scope) => {
    takeVisit(scope, deps)
    takeRecording(scope, deps)
  })
}
