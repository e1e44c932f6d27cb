import { type Access, type CallerKind, callerKinds, policy, scopesFor, v1Policy } from '@punctual/contracts'
import { joined, tableOf } from './markdown.ts'

/** The heading of each kind of credential. */
const headings: Readonly<Record<CallerKind, string>> = {
  anonymous: 'None',
  'api-key': 'API key',
  'organization-key': 'Organization key',
  'managed-user': 'Managed user',
  app: 'App',
  'oauth-client': 'OAuth client',
  session: 'Session',
  portal: 'Portal link',
}

/**
 * Returns the cell of a kind of credential: its scopes, `yes` if it needs none, or nothing if it is
 * refused.
 */
function cellOf(access: Access, kind: CallerKind): string {
  if (!access.callers.includes(kind)) return ''
  return scopesFor(access, kind).join(' and ') || 'yes'
}

const rowOf = (access: Access): string[] => [
  `\`${access.method} ${access.path.replace(/:(\w+)/g, '{$1}')}\``,
  ...callerKinds.map((kind) => cellOf(access, kind)),
  access.permission ?? '',
  access.within,
]

const heads = ['Operation', ...callerKinds.map((kind) => headings[kind]), 'Permission', 'Owner']

const section = (service: string, rows: readonly Access[]): string =>
  `## ${service}\n\n${tableOf(heads, rows.map(rowOf))}`

/**
 * Returns the page "Who may call what" as Markdown: the whole policy, as the gateway and the
 * services enforce it.
 */
export const accessPage = (): string =>
  joined([
    '# Who may call what',
    'Each row is one operation. A kind of credential with an empty cell is refused; a cell with scopes needs all of them; “yes” needs none. All other calls are refused: 401 without a credential, 403 with another kind or without the scope.',
    [
      '- **API key**: a key of a person, for the person’s home organization. It has the rights of the person there.',
      '- **Organization key**: a key for another organization, such as the one that creating a managed organization returns. It has no access outside that organization.',
      '- **Managed user**: the access token of a user whom an OAuth client manages, within the client’s permissions.',
      '- **App**: the access token that a person granted to a third party. `TEAM_` and `ORG_` scopes also need the person’s role there. An app has access only to webhooks that it created, and needs the read scope of the data that their triggers send.',
      '- **OAuth client**: client id and secret. They act for the client’s organization with the rights of its owner.',
      '- **Session**: the cookie of a browser in which a person has signed in. Only pages of this site can use it.',
      '- **Portal link**: the token of an opened portal link. It reaches the webhooks of one organization or OAuth client, as far as the link allows and its creator may.',
    ].join('\n'),
    'The permission must be given by a role of the caller in the owner: the team or organization of the path. For `self`, it applies only to objects of other users. Objects of other tenants are answered as not found.',
    ...Object.entries(policy).map(([service, rows]) => section(service, rows)),
    section('First generation', Object.values(v1Policy).flat()),
  ])
