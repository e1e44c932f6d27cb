import { type Static, Type } from '@sinclair/typebox'
import { builtInVideo } from '../video-rooms.ts'
import { about, ShownUserId, shownIdOf } from './fields.ts'
import { answer, oneOf } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'

/** A meeting service that a user or a team has connected. */
export const ConferencingApp = Type.Object({
  id: shownIdOf('the meeting service'),
  type: about('Type of the meeting service.', oneOf(['zoom_video', 'google_video', 'office365_video'])),
  userId: ShownUserId,
  invalid: about(
    'Whether the meeting service rejects the access, so that it must be connected again.',
    Type.Boolean(),
  ),
})
export type ConferencingApp = Static<typeof ConferencingApp>
/** POST of a connection that needs no page of consent. */
export const ConferencingAppAnswer = answer(ConferencingApp)
export const ConferencingAppListAnswer = answer(Type.Array(ConferencingApp))

/** A meeting service as a person can use it. */
export const MeetingService = Type.Object({
  slug: about('Slug of the meeting service in paths.', Type.String()),
  name: about('Name of the meeting service.', Type.String()),
  usable: about(
    'Whether bookings can take place there: the person has connected it, or it needs no connection.',
    Type.Boolean(),
  ),
  connectable: about('Whether the person can connect it in this installation.', Type.Boolean()),
  isDefault: about('Whether it is the default meeting service.', Type.Boolean()),
})
export type MeetingService = Static<typeof MeetingService>
/** The connections of a person, and beside them all meeting services. */
export const OwnConferencingAnswer = Type.Object({
  ...ConferencingAppListAnswer.properties,
  services: about('The meeting services, the built-in video first.', Type.Array(MeetingService)),
})

/** The meeting service of event types that are created without locations. */
export const DefaultConferencingAnswer = answer(
  Type.Object({
    appSlug: about('Slug of the meeting service.', Type.String()),
    appLink: about(
      'Address of the room that the connected account has for all meetings. Bookings have rooms of their own.',
      Type.Optional(Type.String()),
    ),
  }),
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

const needsNoPage = about('Slug of the meeting service.', oneOf(['google-meet']))
/** Path of a meeting service that is connected without a page of consent. */
export const ConnectConferencingPath = Type.Object({ app: needsNoPage })
/** The same of a team. */
export const ConnectTeamConferencingPath = Type.Object({
  ...OrganizationTeamPath.properties,
  app: needsNoPage,
})

const byConsent = about('Slug of the meeting service.', oneOf(['zoom', 'msteams']))
/** Path of a meeting service whose accounts people allow access to. */
export const ConferencingConsentPath = Type.Object({ app: byConsent })
/** The same of a team. */
export const TeamConferencingConsentPath = Type.Object({ ...OrganizationTeamPath.properties, app: byConsent })

const connectable = about('Slug of the meeting service.', oneOf(['google-meet', 'zoom', 'msteams']))
/** Path of a meeting service that can be disconnected. */
export const ConnectedConferencingPath = Type.Object({ app: connectable })
/** The same of a team. */
export const ConnectedTeamConferencingPath = Type.Object({
  ...OrganizationTeamPath.properties,
  app: connectable,
})

const ReturnAddress = Type.String({ minLength: 1, maxLength: 2_000 })
/** GET of the page of consent: where the browser is sent in the end. */
export const ConferencingConsentQuery = Type.Object({
  returnTo: about('URL, `https` or `http`, to which the browser is sent in the end.', ReturnAddress),
  onErrorReturnTo: about(
    'The same if the account was not connected, with `error` in its query.',
    ReturnAddress,
  ),
})
export type ConferencingConsentQuery = Static<typeof ConferencingConsentQuery>
export const ConferencingConsentAnswer = answer(
  Type.Object({
    url: about('The page of the meeting service to open in a browser, within ten minutes.', Type.String()),
  }),
)

/** How a meeting service sends a browser back (RFC 6749, 4.1.2). */
export const ConferencingCallbackQuery = Type.Object({
  state: about(
    'The state in the address that `auth-url` gave.',
    Type.String({ minLength: 1, maxLength: 200 }),
  ),
  code: about(
    'The code by which the account can be reached.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
  ),
  error: about(
    'Why there is no code, such as `access_denied`.',
    Type.Optional(Type.String({ maxLength: 200 })),
  ),
})
