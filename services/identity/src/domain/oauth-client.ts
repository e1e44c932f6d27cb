import { isDeepStrictEqual } from 'node:util'
import { badRequest, UpdateOAuthClient } from '@punctual/contracts'
import { isSafeAddress, pageAddressProblem, redirectUriProblem } from './redirect-uri.ts'

const fields = Object.keys(UpdateOAuthClient.properties) as (keyof UpdateOAuthClient)[]

/**
 * Validates new addresses. Addresses that the client already has are accepted, so that a client can
 * be changed even if a newer rule would reject one of them.
 * @throws 400 naming each invalid address
 */
function requireAddresses(
  { redirectUris = [], ...settings }: UpdateOAuthClient,
  registered: readonly string[],
): void {
  const isAccepted = (uri: string) => isSafeAddress(uri) && registered.includes(uri)
  const given = redirectUris.map((uri, index) => ({
    path: `redirectUris.${index}`,
    message: isAccepted(uri) ? undefined : redirectUriProblem(uri),
  }))
  const { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri } = settings
  const pages = { bookingRedirectUri, bookingCancelRedirectUri, bookingRescheduleRedirectUri }
  for (const [path, uri] of Object.entries(pages))
    if (uri !== undefined) given.push({ path, message: pageAddressProblem(uri) })
  const wrong = given.flatMap(({ path, message }) => (message === undefined ? [] : [{ path, message }]))
  if (wrong.length > 0) throw badRequest(...wrong)
}

/**
 * Returns the given settings.
 * @param registered redirect URIs that the client already has
 * @throws 400 naming each invalid address
 */
export function clientSettings(
  settings: UpdateOAuthClient,
  registered: readonly string[] = [],
): UpdateOAuthClient {
  requireAddresses(settings, registered)
  return Object.fromEntries(
    fields.map((field) => [field, settings[field]]).filter(([, value]) => value !== undefined),
  )
}

/**
 * Returns the client with the given changes and the next version; the same object if nothing
 * changes.
 */
export function changeClient<Client extends { redirectUris: readonly string[]; version: number }>(
  client: Client,
  change: UpdateOAuthClient,
): Client {
  const changed = { ...client, ...clientSettings(change, client.redirectUris) }
  return isDeepStrictEqual(changed, client) ? client : { ...changed, version: client.version + 1 }
}
