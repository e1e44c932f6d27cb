import { Type } from '@sinclair/typebox'
import { about, Phone, pageQuery } from './fields.ts'

/** 00:00 to 23:59. */
export const TimeOfDay = about(
  'Time of day as `HH:mm`, from `00:00` to `23:59`.',
  Type.String({
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    errorMessage: 'must be HH:mm',
  }),
)
/** YYYY-MM-DD. */
export const CalendarDate = about('Date as `YYYY-MM-DD`.', Type.String({ format: 'date' }))
/** IANA zone name. */
export const TimeZone = about(
  'IANA time zone, such as `Europe/Berlin`.',
  Type.String({ format: 'time-zone' }),
)
/** ISO 8601 date-time with an offset or Z. */
export const DateTime = about(
  'ISO 8601 date-time, with an offset or `Z`.',
  Type.String({ format: 'date-time' }),
)
/** When a booking begins or ends: ISO 8601 date-time of a whole minute, with an offset or Z. */
export const Minute = about(
  'ISO 8601 date-time of a whole minute, with an offset or `Z`.',
  Type.String({ format: 'minute' }),
)
/** As `Minute`: without an offset it is UTC. */
export const UtcMinute = about(
  'ISO 8601 date-time of a whole minute; UTC if it has no offset.',
  Type.String({ format: 'utc-minute' }),
)
/** @returns the instant of a `UtcMinute` */
export const instantOf = (text: string): Date =>
  new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`)
export const Email = about('Email address.', Type.String({ format: 'email', maxLength: 254 }))

/** Fields of a request that name a person: exactly one of them is given (`contactGiven`). */
export const namedPerson = (person: string) => ({
  email: about(`Email address of ${person}.`, Type.Optional(Email)),
  phoneNumber: about(
    `Phone number of ${person}, in E.164 format: instead of \`email\`, for one without an address.`,
    Type.Optional(Phone),
  ),
})

/** The languages that a user or an attendee may have. */
export const languages = [
  'ar',
  'az',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'es-419',
  'et',
  'eu',
  'fi',
  'fr',
  'he',
  'hr',
  'hu',
  'id',
  'it',
  'iw',
  'ja',
  'km',
  'ko',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sr',
  'sv',
  'ta',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-CN',
  'zh-TW',
] as const
export const Language = about(
  'Language of emails and messages.',
  Type.Union(
    languages.map((language) => Type.Literal(language)),
    { errorMessage: 'must be a known language' },
  ),
)

/** An integrator's own data: at most 50 keys of at most 40 characters; texts of at most 500. */
export const Metadata = about(
  "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans.",
  Type.Record(
    Type.String({ pattern: '^[\\s\\S]{1,40}$' }),
    Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()], {
      errorMessage: 'must be a text of at most 500 characters, a number or a boolean',
    }),
    { maxProperties: 50, additionalProperties: false },
  ),
)

/** Where a page lies in its list. */
export const Pagination = Type.Object({
  totalItems: about('Items of the whole list.', Type.Integer()),
  remainingItems: about('Items after this page.', Type.Integer()),
  returnedItems: about('Items on this page.', Type.Integer()),
  itemsPerPage: about('Largest number of items on a page: `take`.', Type.Integer()),
  currentPage: about('Number of this page, from 1; 0 for an empty list.', Type.Integer()),
  totalPages: about('Number of pages.', Type.Integer()),
  hasNextPage: about('Whether a page follows.', Type.Boolean()),
  hasPreviousPage: about('Whether a page precedes.', Type.Boolean()),
})

/** Of a list's order. */
export const Direction = about(
  '`asc` for ascending, `desc` for descending order.',
  Type.Union([Type.Literal('asc'), Type.Literal('desc')], {
    errorMessage: 'must be asc or desc',
  }),
)

/** `?take=&skip=` of every list. */
export const PageQuery = pageQuery(100)

/** @returns where the page lies in its list */
export function paginate(total: number, take: number, skip: number) {
  const from = Math.min(skip, total)
  const totalPages = Math.ceil(total / take)
  return {
    totalItems: total,
    remainingItems: Math.max(0, total - (from + take)),
    returnedItems: Math.max(0, Math.min(total - from, take)),
    itemsPerPage: take,
    currentPage: totalPages === 0 ? 0 : Math.min(totalPages, Math.floor(from / take) + 1),
    totalPages,
    hasNextPage: from + take < total,
    hasPreviousPage: from > 0,
  }
}

/** A page of a list. */
export interface Page {
  take: number
  skip: number
}

/**
 * @returns the page that a query with `PageQuery` asks for; the first 100 items where it asks for
 *   none
 */
export const pageIn = ({ take = 100, skip = 0 }: Partial<Page>): Page => ({ take, skip })

/** @returns the answer with one page of a list that is at hand as a whole */
export function pageOf<T>(items: readonly T[], query: Partial<Page>) {
  const { take, skip } = pageIn(query)
  return { ...success(items.slice(skip, skip + take)), pagination: paginate(items.length, take, skip) }
}

/** @returns the response envelope of v2 */
export const success = <T>(data: T) => ({ status: 'success' as const, data })
