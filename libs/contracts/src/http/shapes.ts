import { type TSchema, Type } from '@sinclair/typebox'
import { Pagination } from './common.ts'
import { about } from './fields.ts'

const among = <T extends readonly string[]>(words: T, errorMessage: string) =>
  Type.Union(
    words.map((word) => Type.Literal(word as T[number])),
    { errorMessage },
  )

/** One of these words; the refusal names them. */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  among(words, `must be one of ${words.join(', ')}`)

/** As `oneOf`, in the words of the refusals of workflows. */
export const literals = <const T extends readonly string[]>(words: T) =>
  among(words, `must be one of: ${words.join(', ')}`)

/** That, or null, with its description. @param errorMessage the refusal, for what neither is */
export const nullable = <T extends TSchema>(schema: T, errorMessage?: string) =>
  Type.Union([schema, Type.Null()], {
    ...(errorMessage !== undefined && { errorMessage }),
    ...(schema.description !== undefined && { description: schema.description }),
  })

const status = Type.Literal('success', { description: '`success`.' })

/** An answer that carries `data`. */
export const answer = <T extends TSchema>(data: T) =>
  Type.Object({
    status,
    data: data.description === undefined ? about('The result.', data) : data,
  })

/** A success without content. */
export const EmptyAnswer = Type.Object({ status })

/** The body of a success without content. */
export const done = { status: 'success' } as const

/** An answer with a page of a list. */
export const list = <T extends TSchema>(item: T) =>
  Type.Object({
    ...answer(Type.Array(item, { description: 'The items of this page.' })).properties,
    pagination: about('Where this page lies in the list.', Pagination),
  })
