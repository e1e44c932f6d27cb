import { type Static, Type } from '@sinclair/typebox'
import { about } from './fields.ts'
import { answer } from './shapes.ts'

const address = (description: string) =>
  about(
    `${description} https, or http on a loopback address.`,
    Type.Optional(Type.String({ maxLength: 2_000 })),
  )

/** Query of GET /v2/stripe/connect and that of a team. */
export const ConnectStripeQuery = Type.Object({
  returnTo: address('Where the browser is sent when the account is connected.'),
  onErrorReturnTo: address(
    'Where the browser is sent when it is not, with the reason as `error`. Without it: `returnTo`.',
  ),
})
export type ConnectStripeQuery = Static<typeof ConnectStripeQuery>

/** Answer of GET /v2/stripe/connect and that of a team. */
export const ConnectStripeAnswer = answer(
  Type.Object({
    authUrl: about(
      "Stripe's page, for the browser of the person whose account it is. Good for ten minutes.",
      Type.String(),
    ),
  }),
)

/** Query with which Stripe sends a browser back. */
export const SaveStripeQuery = Type.Object({
  state: about(
    'The state of the page that `connect` named; good for one call.',
    Type.String({ maxLength: 200 }),
  ),
  code: about(
    'Code of Stripe for the account; absent if the person refused.',
    Type.Optional(Type.String({ maxLength: 500 })),
  ),
  error: about('Why Stripe gives no code.', Type.Optional(Type.String({ maxLength: 200 }))),
})
export type SaveStripeQuery = Static<typeof SaveStripeQuery>

/** Answer of GET /v2/stripe/save and that of a team, if `connect` got no `returnTo`. */
export const SaveStripeAnswer = Type.Object({
  status: Type.Literal('success', { description: '`success`.' }),
  url: about('The account page of this installation.', Type.String()),
})
