import {
  OrganizationTeamPath,
  OrganizationTeamVerifiedResourcePath,
  type Pagination,
  RequestEmailCode,
  RequestPhoneCode,
  TeamPath,
  TeamVerifiedResourcePath,
  type VerifiedEmail,
  VerifiedEmailAnswer,
  VerifiedEmailsAnswer,
  type VerifiedPhone,
  VerifiedPhoneAnswer,
  VerifiedPhonesAnswer,
  VerifiedResourcePath,
  VerifyEmail,
  VerifyPhone,
} from '@punctual/contracts'
import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox'
import type { VerifiedRow } from '../../db/verified-resources.ts'

/** The owners of verified addresses: the caller, a team, or a team of an organization. */
const homes = [
  { above: '/v2', params: Type.Object({}), itemParams: VerifiedResourcePath, of: 'the caller' },
  {
    above: '/v2/organizations/:orgId/teams/:teamId',
    params: OrganizationTeamPath,
    itemParams: OrganizationTeamVerifiedResourcePath,
    of: 'a team of an organization',
  },
  { above: '/v2/teams/:teamId', params: TeamPath, itemParams: TeamVerifiedResourcePath, of: 'a team' },
] as const

/** Returns the paths of one kind. */
const pathsOf = (kind: 'emails' | 'phones') =>
  homes.map(({ above, ...home }) => ({ ...home, path: `${above}/verified-resources/${kind}` }))

const ownerOf = ({ userId, teamId }: VerifiedRow) => ({
  userId,
  ...(teamId === null ? {} : { teamId }),
})

/** Types a schema as either kind: the path decides which one answers, the type cannot. */
const either = <T>(schema: TSchema) => schema as unknown as TUnsafe<T>
const answerOf = (schema: TSchema) => either<{ status: 'success'; data: Verified }>(schema)
const listOf = (schema: TSchema) =>
  either<{ status: 'success'; data: Verified[]; pagination: Static<typeof Pagination> }>(schema)
type Verified = VerifiedEmail | VerifiedPhone

/**
 * The two kinds of addresses that can be verified; `read` returns the normalized address of a body.
 */
export const verifiedKinds = [
  {
    kind: 'email',
    noun: 'email address',
    nouns: 'email addresses',
    paths: pathsOf('emails'),
    request: RequestEmailCode,
    verify: VerifyEmail,
    answer: answerOf(VerifiedEmailAnswer),
    listAnswer: listOf(VerifiedEmailsAnswer),
    read: (body: { email?: string; phone?: string }) => (body.email ?? '').toLowerCase(),
    present: (row: VerifiedRow) => ({ id: row.id, email: row.value, ...ownerOf(row) }),
  },
  {
    kind: 'phone',
    noun: 'phone number',
    nouns: 'phone numbers',
    paths: pathsOf('phones'),
    request: RequestPhoneCode,
    verify: VerifyPhone,
    answer: answerOf(VerifiedPhoneAnswer),
    listAnswer: listOf(VerifiedPhonesAnswer),
    read: (body: { email?: string; phone?: string }) => body.phone ?? '',
    present: (row: VerifiedRow) => ({ id: row.id, phoneNumber: row.value, ...ownerOf(row) }),
  },
] as const
