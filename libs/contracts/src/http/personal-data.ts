import { type Static, Type } from '@sinclair/typebox'
import { namedPerson } from './common.ts'
import { about } from './fields.ts'
import { answer } from './shapes.ts'

/** Most records on one page of an export. */
const maxRecords = 100

const pages = {
  cursor: about(
    '`nextCursor` of the page before; the first page if omitted.',
    Type.Optional(Type.String({ maxLength: 500 })),
  ),
  take: about(
    'Largest number of records to return. A page can have fewer although another one follows.',
    Type.Optional(Type.Integer({ minimum: 1, maximum: maxRecords, default: maxRecords })),
  ),
}

/** Query of GET /v2/me/export. */
export const ExportOwnData = Type.Object(pages)
/** Body of POST /v2/organizations/{orgId}/attendees/export. */
export const ExportPerson = Type.Object({ ...namedPerson('the person'), ...pages })
export type ExportPerson = Static<typeof ExportPerson>
export type ExportPage = Static<typeof ExportOwnData>

/** One thing that is stored about a person. */
export const PersonalRecord = Type.Object({
  service: about('The service that stores it.', Type.String()),
  kind: Type.String({ description: 'What it is.', examples: ['booking'] }),
  data: about('The stored data, without secrets.', Type.Record(Type.String(), Type.Unknown())),
})
export type PersonalRecord = Static<typeof PersonalRecord>

export const ExportAnswer = answer(
  Type.Object({
    records: about('The records of this page.', Type.Array(PersonalRecord)),
    nextCursor: about('The cursor of the next page; absent on the last one.', Type.Optional(Type.String())),
  }),
)

/**
 * The person whose data is exported. What belongs to a user is found by id in these tenants; what
 * names an address or a phone number, in the organization.
 */
export const ExportedPerson = Type.Object({
  organizationId: Type.Integer(),
  tenants: Type.Array(Type.Integer()),
  /** Empty: there is none, or the address gives no right. */
  email: Type.String(),
  /** Of an attendee without an address. */
  phoneNumber: Type.Optional(Type.String()),
  userIds: Type.Array(Type.Integer()),
})
export type ExportedPerson = Static<typeof ExportedPerson>

/** Body of POST /internal/personal-data, which identity asks of every service. */
export const PersonalDataRequest = Type.Object({
  person: ExportedPerson,
  after: Type.String({ maxLength: 400 }),
  take: Type.Integer({ minimum: 1, maximum: maxRecords }),
})
export type PersonalDataRequest = Static<typeof PersonalDataRequest>

/** `next`: the `after` of the next page; absent when the service has no more. */
export const PersonalDataAnswer = Type.Object({
  records: Type.Array(Type.Omit(PersonalRecord, ['service'])),
  next: Type.Optional(Type.String()),
})
export type PersonalDataAnswer = Static<typeof PersonalDataAnswer>
