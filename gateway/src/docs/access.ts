import { type Access, type CallerKind, credentialsInWords, scopesFor } from '@punctual/contracts'
import type { JsonSchema } from '@punctual/http'

/** The tenant rule of each place, for `x-access`. */
const tenantRules: Readonly<Record<Access['within'], string>> = {
  self: "Objects of the credential's organization; those of other tenants are answered as not found.",
  organization: "The organization of the path, which must be the credential's.",
  team: "The team of the path, which must be in the credential's organization, or be the person's own.",
  client: "The OAuth client of the path, which must be the credential's, or of its organization.",
}

const limited: readonly CallerKind[] = ['app', 'managed-user', 'oauth-client']

/** Returns the required scopes of each kind of credential that has scopes. */
const scopesOf = (access: Access): Record<string, string[]> =>
  Object.fromEntries(
    limited
      .filter((kind) => access.callers.includes(kind))
      .map((kind) => [kind, scopesFor(access, kind)] as const)
      .filter(([, scopes]) => scopes.length > 0),
  )

/** Returns the policy row of an operation as `x-access`. */
export function describeAccess(access: Access): JsonSchema {
  const { callers, permission, within, managers } = access
  const scopes = scopesOf(access)
  return {
    credentials: [...callers],
    ...(Object.keys(scopes).length > 0 && { scopes }),
    ...(permission && { permission }),
    within,
    ...(managers && { managers }),
    tenant: callers.includes('anonymous') && within === 'self' ? 'Public.' : tenantRules[within],
  }
}

const places: Readonly<Record<Access['within'], string>> = {
  self: 'the organization',
  organization: 'the organization',
  team: 'the team or its organization',
  client: "the client's organization",
}

/** Returns a few sentences that say who may call an operation. */
export function whoMayCall(access: Access): string {
  const { callers, permission, within, managers } = access
  const { app } = scopesOf(access)
  return [
    callers.includes('anonymous') ? 'No credential is needed.' : `Takes ${credentialsInWords(callers)}.`,
    app && `An app needs the scope ${app.join(' and ')}.`,
    permission &&
      (within === 'self'
        ? `Applies to the caller's own objects; for those of others, a role in ${places.self} must give \`${permission}\`.`
        : `A role in ${places[within]} must give \`${permission}\`.`),
    managers &&
      'An admin of the managing organization may call it for a managed organization, with an API key of the managing one.',
  ]
    .filter((sentence) => sentence)
    .join(' ')
}
