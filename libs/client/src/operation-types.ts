import type { operations } from './generated/schema.ts'

// The types of an operation's parts, by the operation's id in the OpenAPI document.

export type OperationId = keyof operations

type Content<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : never

type Responses<Id extends OperationId> = operations[Id] extends { responses: infer All }
  ? All[keyof All]
  : never

/** The body of the answer. */
export type Answer<Id extends OperationId> = Content<Responses<Id>>

type DataOf<Json> = Json extends { data: infer Data } ? Data : never

/** `data` of the answer. */
export type Data<Id extends OperationId> = DataOf<Answer<Id>>

/** One item of a list. */
export type Item<Id extends OperationId> = Data<Id> extends readonly (infer One)[] ? One : never

/** The body of the request. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? Content<NonNullable<Request>>
  : never

/** The query of the request. */
export type Query<Id extends OperationId> = operations[Id] extends { parameters: { query?: infer All } }
  ? NonNullable<All>
  : never
