import { type Static, Type } from '@sinclair/typebox'
import { about } from './http/fields.ts'

export const Role = about(
  'Role in the team or organization.',
  Type.Union([Type.Literal('MEMBER'), Type.Literal('ADMIN'), Type.Literal('OWNER')]),
)
export type Role = Static<typeof Role>
