import { type Static, Type } from '@sinclair/typebox'
import { Email } from './common.ts'
import { answer, list } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

const phone = Type.String({ format: 'phone' })
const code = Type.String({ minLength: 1, maxLength: 20 })

/** Bodies that ask for a code, and that show it. */
export const RequestPhoneCode = Type.Object({ phone })
export const VerifyPhone = Type.Object({ phone, code })
export const RequestEmailCode = Type.Object({ email: Email })
export const VerifyEmail = Type.Object({ email: Email, code })

const id = Type.Integer({ minimum: 1 })
export const VerifiedResourcePath = Type.Object({ id })
export const TeamVerifiedResourcePath = Type.Object({ ...TeamPath.properties, id })
export const OrganizationTeamVerifiedResourcePath = Type.Object({ ...OrganizationTeamPath.properties, id })

const owner = { userId: Type.Integer(), teamId: Type.Optional(Type.Integer()) }
/** `userId` says who has verified it; a team's has `teamId` too. */
export const VerifiedEmail = Type.Object({ id: Type.Integer(), email: Type.String(), ...owner })
export const VerifiedPhone = Type.Object({ id: Type.Integer(), phoneNumber: Type.String(), ...owner })
export type VerifiedEmail = Static<typeof VerifiedEmail>
export type VerifiedPhone = Static<typeof VerifiedPhone>

/** A verified phone of a user with what is shown of the caller's default schedule beside it. */
export const PhoneVerification = Type.Object({
  ...VerifiedPhone.properties,
  name: Type.String(),
  isManaged: Type.Boolean(),
  workingHours: Type.Array(
    Type.Object({
      days: Type.Array(Type.Integer()),
      /** Minutes of the day. */
      startTime: Type.Integer(),
      endTime: Type.Integer(),
      userId: Type.Integer(),
    }),
  ),
  schedule: Type.Array(Type.Unknown()),
  availability: Type.Array(Type.Array(Type.Unknown())),
  timeZone: Type.String(),
  dateOverrides: Type.Array(Type.Unknown()),
  isDefault: Type.Boolean(),
  isLastSchedule: Type.Boolean(),
  readOnly: Type.Boolean(),
})
export type PhoneVerification = Static<typeof PhoneVerification>

/** Nothing but the status: the code goes to the address. */
export const CodeRequestedAnswer = Type.Object({ status: Type.Literal('success') })
export const PhoneVerificationAnswer = answer(PhoneVerification)
export const VerifiedEmailAnswer = answer(VerifiedEmail)
export const VerifiedPhoneAnswer = answer(VerifiedPhone)
export const VerifiedEmailsAnswer = list(VerifiedEmail)
export const VerifiedPhonesAnswer = list(VerifiedPhone)
