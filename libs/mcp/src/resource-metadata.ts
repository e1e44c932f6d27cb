/** The scopes that the tools need. */
const scopes = [
  'PROFILE_READ',
  'EVENT_TYPE_READ',
  'TEAM_EVENT_TYPE_READ',
  'TEAM_PROFILE_READ',
  'BOOKING_READ',
  'BOOKING_WRITE',
  'SCHEDULE_READ',
  'SCHEDULE_WRITE',
]

const wellKnown = '/.well-known/oauth-protected-resource'

/**
 * Returns what tells an assistant where to get access to this server (RFC 9728).
 * @param resource address of the server
 * @param installation address of the Punctual whose tokens it takes
 */
export const resourceMetadata = (resource: string, installation: string) => ({
  resource,
  resource_name: 'Punctual',
  authorization_servers: [installation],
  scopes_supported: scopes,
  bearer_methods_supported: ['header'],
})

/** Returns the address of that metadata: its path comes before that of the resource. */
export function metadataUrl(resource: string): URL {
  const { origin, pathname } = new URL(resource)
  return new URL(wellKnown + (pathname === '/' ? '' : pathname), origin)
}

/** Whether a path is that of the metadata, with or without the path of the resource. */
export const isMetadataPath = (path: string, resource: string): boolean =>
  path === wellKnown || path === metadataUrl(resource).pathname
