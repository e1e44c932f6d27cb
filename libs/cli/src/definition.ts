/** How a text of the command line becomes a value of the API. */
export type ValueType = 'string' | 'number' | 'boolean' | 'list' | 'json'

/** A parameter of an operation. */
export interface Field {
  /** As in the API: `eventTypeId`. */
  name: string
  type: ValueType
  description: string
  required?: true
  choices?: readonly string[]
}

/** An operation as a command. */
export interface Definition {
  /** `['bookings', 'attendees', 'list']` */
  name: readonly string[]
  summary: string
  description: string
  kind: 'data' | 'page' | 'body' | 'stream' | 'text' | 'none'
  deprecated?: true
  path: readonly Field[]
  query: readonly Field[]
  body?: { required: boolean; fields: readonly Field[] }
}
