import { type TSchema, Type } from '@sinclair/typebox'
import { Pagination } from './common.ts'

/** One of these words; the refusal names them. */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  Type.Union(
    words.map((word) => Type.Literal(word as T[number])),
    { errorMessage: `must be one of ${words.join(', ')}` },
  )

/** The parts of an answer that carries `data` (contract 1). */
export const answer = <T extends TSchema>(data: T) => ({ status: Type.Literal('success'), data })

/** An answer with a page of a list. */
export const list = <T extends TSchema>(item: T) =>
  Type.Object({ ...answer(Type.Array(item)), pagination: Pagination })
