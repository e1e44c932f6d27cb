import { type Static, Type } from '@sinclair/typebox'
import { Email } from './common.ts'
import { about, Phone as phone, ShownEmail, ShownTimeZone, ShownUserId, shownIdOf } from './fields.ts'
import { answer, EmptyAnswer, list } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

const code = about(
  'Verification code that was sent to the address or number.',
  Type.String({ minLength: 1, maxLength: 20 }),
)

/** Bodies that ask for a code, and that show it. */
export const RequestPhoneCode = Type.Object({ phone })
export const VerifyPhone = Type.Object({ phone, code })
export const RequestEmailCode = Type.Object({ email: Email })
export const VerifyEmail = Type.Object({ email: Email, code })

const id = about('Id of the verified resource.', Type.Integer({ minimum: 1 }))
export const VerifiedResourcePath = Type.Object({ id })
export const TeamVerifiedResourcePath = Type.Object({ ...TeamPath.properties, id })
export const OrganizationTeamVerifiedResourcePath = Type.Object({ ...OrganizationTeamPath.properties, id })

const owner = {
  userId: about('Id of the user who verified it.', Type.Integer()),
  teamId: about("Id of the team. Absent for a user's own.", Type.Optional(Type.Integer())),
}
/** `userId` says who has verified it; a team's has `teamId` too. */
export const VerifiedEmail = Type.Object({
  id: shownIdOf('the verified resource'),
  email: ShownEmail,
  ...owner,
})
export const VerifiedPhone = Type.Object({
  id: shownIdOf('the verified resource'),
  phoneNumber: about('Phone number in E.164 format.', Type.String()),
  ...owner,
})
export type VerifiedEmail = Static<typeof VerifiedEmail>
export type VerifiedPhone = Static<typeof VerifiedPhone>

/** A verified phone of a user with what is shown of the caller's default schedule beside it. */
export const PhoneVerification = Type.Object({
  ...VerifiedPhone.properties,
  name: about('Name of the default schedule.', Type.String()),
  isManaged: about('Always `false`.', Type.Boolean()),
  workingHours: about(
    'Working hours of the default schedule.',
    Type.Array(
      Type.Object({
        days: about('Weekdays, from 0 for Sunday to 6 for Saturday.', Type.Array(Type.Integer())),
        startTime: about('Start, in minutes of the day.', Type.Integer()),
        endTime: about('End, in minutes of the day.', Type.Integer()),
        userId: ShownUserId,
      }),
    ),
  ),
  schedule: about('The working hours as rows.', Type.Array(Type.Unknown())),
  availability: about('The working hours by weekday, from Sunday.', Type.Array(Type.Array(Type.Unknown()))),
  timeZone: ShownTimeZone,
  dateOverrides: about('Overrides of the default schedule.', Type.Array(Type.Unknown())),
  isDefault: about('Whether it is the default schedule.', Type.Boolean()),
  isLastSchedule: about("Whether it is the user's only schedule.", Type.Boolean()),
  readOnly: about('Always `false`.', Type.Boolean()),
})
export type PhoneVerification = Static<typeof PhoneVerification>

/** Nothing but the status: the code goes to the address. */
export const CodeRequestedAnswer = EmptyAnswer
export const PhoneVerificationAnswer = answer(PhoneVerification)
export const VerifiedEmailAnswer = answer(VerifiedEmail)
export const VerifiedPhoneAnswer = answer(VerifiedPhone)
export const VerifiedEmailsAnswer = list(VerifiedEmail)
export const VerifiedPhonesAnswer = list(VerifiedPhone)
