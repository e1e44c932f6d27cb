import { type Static, Type } from '@sinclair/typebox'
import { builtInVideo } from '../video-rooms.ts'
import { about, ShownUserId, shownIdOf } from './fields.ts'
import { answer, oneOf } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'

/** A meeting service that a user or a team has connected. */
export const ConferencingApp = Type.Object({
  id: shownIdOf('the meeting service'),
  type: about('Type of the meeting service.', Type.String()),
  userId: ShownUserId,
})
export const ConferencingAppListAnswer = answer(Type.Array(ConferencingApp))

/** The meeting service of event types that are created without locations. */
export const DefaultConferencingAnswer = answer(
  Type.Object({ appSlug: about('Slug of the meeting service.', Type.String()) }),
)

/** Another name of the built-in video, which other clients send. */
export const dailyVideo = 'daily-video'
const app = about(
  `Slug of the meeting service: \`${builtInVideo}\` is the built-in video, which \`${dailyVideo}\` names too. Others must be connected.`,
  oneOf([builtInVideo, dailyVideo, 'google-meet', 'zoom', 'msteams']),
)
/** Path of one meeting service of the caller. */
export const ConferencingPath = Type.Object({ app })
export type ConferencingPath = Static<typeof ConferencingPath>
/** Path of one meeting service of a team. */
export const TeamConferencingPath = Type.Object({ ...OrganizationTeamPath.properties, app })
