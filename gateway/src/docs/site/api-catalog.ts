/** Media type of the catalogue, with its profile (RFC 9727). */
export const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/**
 * Returns the catalogue of APIs: a linkset (RFC 9264) that leads to the description and the
 * documentation of each generation.
 * @param origin of the request, because links of a catalogue are absolute
 */
export function apiCatalog(origin: string): string {
  const to = (path: string, type: string) => [{ href: origin + path, type }]
  return JSON.stringify({
    linkset: ['/v2', '/v1'].map((path) => ({
      anchor: origin + path,
      'service-desc': to('/openapi.json', 'application/json'),
      'service-doc': to('/docs', 'text/html'),
      'service-meta': to('/llms.txt', 'text/plain'),
      status: to('/health', 'application/json'),
    })),
  })
}
