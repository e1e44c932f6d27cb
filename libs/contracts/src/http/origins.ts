import { Type } from '@sinclair/typebox'
import { about } from './fields.ts'

/**
 * An origin becomes part of a response header, so the pattern leaves no character that could end
 * it. http is for development on the own machine.
 */
const Origin = Type.String({
  pattern:
    '^(?:https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http://(?:localhost|127\\.0\\.0\\.1))(?::[0-9]{1,5})?$',
  maxLength: 300,
  errorMessage:
    'must be an origin such as https://example.com, in lower case and without a path; http only for localhost',
})

/** Origins whose pages may show booking pages in a frame. */
export const EmbedOrigins = (description: string) => about(description, Type.Array(Origin, { maxItems: 50 }))
