import { versionedResources } from '../../src/versions/index.ts'
import { documentedRoutes } from '../docs/generate.ts'

/** The credentials that a caller sends. */
export interface FuzzCaller {
  name: string
  headers: Record<string, string>
  /** For paths of the first generation. */
  queryKey?: string
  /** For the operation that replaces its own key. */
  spareHeaders?: Record<string, string>
}

/** Paths of streams, which end only when the caller ends them. */
export const endless = 'stream$'

const replacesItsKey = '/v2/api-keys/refresh'

const text = (value: string): string => JSON.stringify(value)
const table = (values: Record<string, string>): string =>
  `{ ${Object.entries(values)
    .map(([name, value]) => `${text(name)} = ${text(value)}`)
    .join(', ')} }`

/**
 * Returns the configuration of Schemathesis as TOML: the caller's headers, existing ids, so that
 * calls get beyond a 404, and the version that the document describes. Deletions get generated ids,
 * as they would delete the objects of other calls.
 * @param idsOf ids by the parameters of a path
 */
export function settingsOf(caller: FuzzCaller, idsOf: (path: string) => Record<string, string>): string {
  const operations = documentedRoutes.flatMap(({ method, path, versioned, olderOnly }) => {
    const ids = method === 'DELETE' || path.endsWith('/rotate-secret') ? {} : idsOf(path)
    const current = versionedResources.find(({ prefix }) => prefix === versioned)?.current[0]
    const parameters: Record<string, string> = {
      ...(current && !olderOnly && { 'header.svc-api-version': current }),
    }
    for (const [, name = ''] of path.matchAll(/:(\w+)/g))
      if (ids[name] !== undefined) parameters[`path.${name}`] = ids[name]
    const spare = path === replacesItsKey ? caller.spareHeaders : undefined
    if (Object.keys(parameters).length === 0 && !spare) return []
    return [
      '[[operations]]',
      // Separate entries for path and method would match either of them.
      `include-name = ${text(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`)}`,
      ...(spare ? [`headers = ${table(spare)}`] : []),
      ...(Object.keys(parameters).length > 0 ? [`parameters = ${table(parameters)}`] : []),
      '',
    ]
  })
  const queryKey = caller.queryKey
    ? ['[auth.openapi.queryKey]', `api_key = ${text(caller.queryKey)}`, '']
    : []
  return [`headers = ${table(caller.headers)}`, '', ...queryKey, ...operations].join('\n')
}
