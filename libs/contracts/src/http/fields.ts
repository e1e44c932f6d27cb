import { type TSchema, Type } from '@sinclair/typebox'

/** @returns the same schema with its description, as the API reference shows it */
export const about = <T extends TSchema>(description: string, schema: T): T => ({ ...schema, description })

/** @returns the schema of an id that a request names */
export const idOf = (thing: string) => Type.Integer({ minimum: 1, description: `Id of ${thing}.` })
/** @returns the schema of an id in answers */
export const shownIdOf = (thing: string) => Type.Integer({ description: `Id of ${thing}.` })
/** @returns the schema of an id or uid that is text, in answers and in paths */
export const textIdOf = (thing: string, word = 'Id') => Type.String({ description: `${word} of ${thing}.` })

export const OrgId = idOf('the organization')
export const TeamId = idOf('the team')
export const UserId = idOf('the user')
export const EventTypeId = idOf('the event type')
export const ScheduleId = idOf('the schedule')
export const BookingUid = textIdOf('the booking', 'Uid')

export const OwnerOrgId = shownIdOf('the organization')
export const ShownUserId = shownIdOf('the user')
export const ShownTeamId = shownIdOf('the team')
export const ShownEventTypeId = shownIdOf('the event type')

const instant = (description: string) => Type.String({ description: `${description}, ISO 8601 in UTC.` })
export const CreatedAt = instant('When it was created')
export const UpdatedAt = instant('When it was last changed')
export const FinishedAt = instant('When it ended; absent before')

export const PersonName = Type.String({ description: 'Full name.' })
export const ShownEmail = Type.String({ description: 'Email address.' })
export const DisplayEmail = Type.String({
  description: "Email address without the OAuth client's mark that a managed user's address has.",
})
export const ShownUsername = Type.String({
  description: 'Username, the first part of the addresses of booking pages.',
})
export const ShownTimeZone = Type.String({ description: 'IANA time zone.', examples: ['Europe/Berlin'] })
export const ShownLanguage = Type.String({ description: 'Language code.', examples: ['en'] })
export const ShownBio = Type.String({ description: 'Biography of the profile.' })
export const ShownAvatar = Type.String({ description: 'URL of the profile picture.' })
export const ShownWeekStart = Type.String({ description: 'First day of the week, by its English name.' })
export const ShownTimeFormat = Type.Integer({ description: 'Hours of the clock: 12 or 24.' })
export const ShownLogo = Type.String({ description: 'URL of the logo.' })
export const Phone = Type.String({
  format: 'phone',
  description: 'Phone number in E.164 format.',
  examples: ['+493012345678'],
})

/**
 * @returns `?take=&skip=` of a list: the items of a page when nothing is said, and the most that
 *   one can have
 */
export const pageQuery = (items: number, maximum = 250) => ({
  take: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum,
      default: items,
      description: 'Largest number of items to return.',
    }),
  ),
  skip: Type.Optional(
    Type.Integer({
      minimum: 0,
      default: 0,
      description: 'Number of items to leave out at the start of the list.',
    }),
  ),
})

/** @returns `?search=` of a list. @param where what contains the text, in words */
export const searchQuery = (where: string) => ({
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: `Only items with this text in ${where}. Upper and lower case are the same.`,
    }),
  ),
})

/** Answers to booking fields, in answers of the API. */
export const FieldResponses = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Answers to the booking fields, by their slugs.',
})
/** An integrator's own data, in answers. */
export const ShownMetadata = Type.Record(Type.String(), Type.Unknown(), {
  description: "The integrator's own data, as it was given.",
})
