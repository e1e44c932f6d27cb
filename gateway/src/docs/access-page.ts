import { type Access, allCallers, type CallerKind, policy, scopesFor, v1Policy } from '@punctual/contracts'

/** The heading of each kind of credential. */
const headings: Readonly<Record<CallerKind, string>> = {
  anonymous: 'None',
  'api-key': 'API key',
  'organization-key': 'Organization key',
  'managed-user': 'Managed user',
  app: 'App',
  'oauth-client': 'OAuth client',
}

/**
 * Returns the cell of a kind of credential: its scopes, `yes` if it needs none, or nothing if it is
 * refused.
 */
function cellOf(access: Access, kind: CallerKind): string {
  if (!access.callers.includes(kind)) return ''
  return scopesFor(access, kind).join(' and ') || 'yes'
}

const rowOf = (access: Access): string =>
  `<tr><th scope="row"><code>${access.method} ${access.path.replace(/:(\w+)/g, '{$1}')}</code></th>${[
    ...allCallers.map((kind) => cellOf(access, kind)),
    access.permission ?? '',
    access.within,
  ]
    .map((text) => `<td>${text}</td>`)
    .join('')}</tr>`

const tableOf = (service: string, rows: readonly Access[]): string => `<h2>${service}</h2>
<table>
<thead><tr><th scope="col">Operation</th>${[
  ...allCallers.map((kind) => headings[kind]),
  'Permission',
  'Place',
]
  .map((heading) => `<th scope="col">${heading}</th>`)
  .join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>`

/**
 * Returns the page "Who may call what": the whole policy, as the gateway and the services enforce
 * it.
 */
export const accessPage = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Who may call what: Punctual API</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; color-scheme: light dark }
  main { overflow-x: auto }
  table { border-collapse: collapse; font-size: .875rem }
  th, td { border-bottom: 1px solid #8886; padding: .25rem .5rem; text-align: left; vertical-align: top }
</style>
<body>
<main>
<h1>Who may call what</h1>
<p>Each row is one operation. A kind of credential with an empty cell is refused; a cell with scopes needs all of them;
“yes” needs none. All other calls are refused: 401 without a credential, 403 with another kind or without the scope.</p>
<ul>
<li><strong>API key</strong>: a key of a person, for the person’s home organization. It has the rights of the person there.</li>
<li><strong>Organization key</strong>: a key for another organization, such as the one that creating a managed organization
returns. It has no access outside that organization.</li>
<li><strong>Managed user</strong>: the access token of a user whom an OAuth client manages, within the client’s permissions.</li>
<li><strong>App</strong>: the access token that a person granted to a third party. <code>TEAM_</code> and <code>ORG_</code> scopes
also need the person’s role there. An app has access only to webhooks that it created, and needs the read scope of the data that
their triggers send.</li>
<li><strong>OAuth client</strong>: client id and secret. They act for the client’s organization with the rights of its owner.</li>
</ul>
<p>The <em>permission</em> must be given by a role of the caller in the <em>place</em>: the team or organization of the path. For
<code>self</code>, it applies only to objects of other users. Objects of other tenants are answered as not found.</p>
${Object.entries(policy)
  .map(([service, rows]) => tableOf(service, rows))
  .join('\n')}
${tableOf('First generation', Object.values(v1Policy).flat())}
</main>
</body>
</html>
`
