import { type Static, Type } from '@sinclair/typebox'
import { Email } from './common.ts'
import { about, CreatedAt, PersonName, ShownUserId, shownIdOf, textIdOf } from './fields.ts'
import { answer, list, nullable } from './shapes.ts'

const returnTo = about(
  'Path of the page to open after signing in: the account page, the console or the consent page.',
  Type.Optional(
    Type.String({
      maxLength: 4096,
      pattern: '^/(account|console|oauth/authorize|auth/oauth2/authorize)([?#][\\x21-\\x5b\\x5d-\\x7e]*)?$',
      errorMessage: 'must be the path of the account page, the console or the consent page',
    }),
  ),
)

/** Body of POST /v2/auth/sign-in. */
export const SignIn = Type.Object({ email: Email, returnTo })
export type SignIn = Static<typeof SignIn>

export const SignInAnswer = answer(
  Type.Object({
    expiresAt: about('When the mailed link expires, ISO 8601 in UTC.', Type.String()),
  }),
)

/** Body of POST /v2/auth/sign-in/provider. */
export const FindSignInProvider = Type.Object({
  email: about('Email address of the person, of which only the domain counts.', Email),
})

/** An organization's provider by which the people of a domain sign in. */
export const SignInProviderAnswer = answer(
  about(
    'The identity provider of the domain; `null` if there is none.',
    nullable(
      Type.Object({
        id: shownIdOf('the identity provider'),
        name: about('Name of the identity provider.', Type.String()),
      }),
    ),
  ),
)

/** Body of POST /v2/auth/sign-in/begin. */
export const BeginProviderSignIn = Type.Object({
  providerId: about('Id of the identity provider.', Type.Integer({ minimum: 1 })),
  email: about('Address that the page of the provider suggests.', Type.Optional(Email)),
  returnTo,
})
export type BeginProviderSignIn = Static<typeof BeginProviderSignIn>
export const BeginProviderSignInAnswer = answer(
  Type.Object({ authUrl: about('The page of the provider.', Type.String()) }),
)

/** Query with which a provider sends a browser back; it can have more. */
export const FinishProviderSignIn = Type.Object({
  state: about('The state of the page of the provider.', Type.Optional(Type.String({ maxLength: 200 }))),
  code: about('Code of the provider.', Type.Optional(Type.String({ maxLength: 4_000 }))),
  error: about('Why the provider gives no code.', Type.Optional(Type.String({ maxLength: 200 }))),
})

const token = about(
  'The secret of the mailed link, behind its `#`.',
  Type.String({ minLength: 1, maxLength: 100 }),
)

/** Body of POST /v2/auth/sign-in/link. */
export const SignInLink = Type.Object({ token })

export const SignInLinkAnswer = answer(
  Type.Object({
    accounts: about(
      'The accounts that the link signs in to: more than one if several organizations have the address.',
      Type.Array(
        Type.Object({
          userId: ShownUserId,
          name: PersonName,
          organization: about(
            'Name of the home organization; `null` if there is none.',
            nullable(Type.String()),
          ),
        }),
      ),
    ),
  }),
)

/** Body of POST /v2/auth/sign-in/confirm. */
export const ConfirmSignIn = Type.Object({
  token,
  userId: about(
    'Id of the account to sign in to. Required if the link has several.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
})
export type ConfirmSignIn = Static<typeof ConfirmSignIn>

export const ConfirmSignInAnswer = answer(
  Type.Object({
    returnTo: about('Path of the page to open now.', Type.String()),
  }),
)

/** A browser in which the person has signed in. */
export const Session = Type.Object({
  id: textIdOf('the session'),
  isCurrent: about('Whether it is the session of this call.', Type.Boolean()),
  userAgent: about('`User-Agent` of the browser when it signed in.', Type.String()),
  createdAt: CreatedAt,
  lastUsedAt: about(
    'When it was last used, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet.',
    Type.Optional(Type.String()),
  ),
  expiresAt: about('When it ends without further use, ISO 8601 in UTC.', Type.String()),
})
export type Session = Static<typeof Session>
export const SessionListAnswer = list(Session)
/** Path of DELETE /v2/me/sessions/{sessionId}. */
export const SessionPath = Type.Object({ sessionId: textIdOf('the session') })

/** What a person has allowed an app. */
export const AppGrant = Type.Object({
  id: Type.Integer({ description: 'Id of the grant.' }),
  clientId: textIdOf('the OAuth client'),
  name: about('Name of the app.', Type.String()),
  logo: about('URL of the logo of the app; `null` if it has none.', nullable(Type.String())),
  scopes: about('What the app may do.', Type.Array(Type.String())),
  createdAt: CreatedAt,
  lastUsedAt: about(
    'When the app last used it, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet.',
    Type.Optional(Type.String()),
  ),
  expiresAt: about('When it ends without further use, ISO 8601 in UTC.', Type.String()),
})
export type AppGrant = Static<typeof AppGrant>
export const GrantListAnswer = list(AppGrant)
/** Path of DELETE /v2/me/grants/{grantId}. */
export const GrantPath = Type.Object({
  grantId: Type.Integer({ minimum: 1, description: 'Id of the grant.' }),
})

/** Body of POST /internal/sessions/rotate: hex SHA-256 of the secret in use. */
export const RotateSession = Type.Object({ digest: Type.String({ pattern: '^[0-9a-f]{64}$' }) })

/** The answer to it: empty if the secret was replaced already, or has ended. */
export const RotatedSession = Type.Object({
  secret: Type.Optional(Type.String()),
  expiresAt: Type.Optional(Type.String()),
})
export type RotatedSession = Static<typeof RotatedSession>
