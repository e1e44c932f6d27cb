import t from 'tap'
import {
  type Access,
  accessIn,
  appScopes,
  isAppScope,
  operationName,
  policy,
  readScope,
  requireAdmitted,
  rights,
  scopesFor,
  v1Policy,
} from '../src/index.ts'

const rows: Access[] = [...Object.values(policy).flat(), ...Object.values(v1Policy).flat()]

t.test('each operation has exactly one row', async (t) => {
  t.equal(new Set(rows.map(operationName)).size, rows.length)
  t.throws(() => accessIn([...rows.slice(0, 1), ...rows.slice(0, 1)]), /has two rows/)
  t.equal(accessIn(rows)({ method: 'GET', path: '/v2/unknown' }), undefined)
})

t.test('the scope of a row is that of its permission, so that both checks agree for apps', async (t) => {
  for (const row of rows.filter(({ callers }) => callers.includes('app'))) {
    const name = operationName(row)
    if (row.permission === undefined || row.scope === undefined) continue
    const { resource, action } = row.scope
    t.strictSame(rights[row.permission].scope, { resource, action }, name)
  }
})

t.test('an app needs a scope for all operations except public ones', async (t) => {
  for (const row of rows.filter(({ callers }) => callers.includes('app'))) {
    const needed = scopesFor(row, 'app')
    if (needed.length === 0) t.ok(row.callers.includes('anonymous'), operationName(row))
    for (const scope of needed) t.ok(isAppScope(scope), `${operationName(row)}: ${scope}`)
  }
})

t.test('never for apps: keys, OAuth clients, managed organizations, roles, erasure', async (t) => {
  const never =
    /^\/v1\/|api-keys|oauth-clients\b|^\/v2\/oauth\/|:orgId\/organizations|\/roles|\/attendees\/erase/
  const closed = rows.filter(({ path, callers }) => never.test(path) && !callers.includes('anonymous'))
  t.ok(closed.length > 50)
  for (const row of closed) t.notOk(row.callers.includes('app'), operationName(row))
})

t.test('403 for a caller of another kind, 401 without a credential', async (t) => {
  const refusal = (row: Access, kind: Access['callers'][number], scopes: string[] = []) => {
    try {
      requireAdmitted(row, { kind, scopes })
      return undefined
    } catch (error) {
      return error as { status: number; code: string }
    }
  }
  for (const row of rows) {
    const name = operationName(row)
    const anonymous = refusal(row, 'anonymous')
    t.equal(anonymous?.status, row.callers.includes('anonymous') ? undefined : 401, `${name}: anonymous`)
    const app = refusal(row, 'app')
    const isOpen = row.callers.includes('app') && scopesFor(row, 'app').length === 0
    t.equal(app?.status, isOpen ? undefined : 403, `${name}: an app without a scope`)
    if (row.callers.includes('app')) t.equal(refusal(row, 'app', [...appScopes]), undefined, name)
    t.equal(
      refusal(row, 'organization-key')?.status,
      row.callers.includes('organization-key') ? undefined : 403,
      `${name}: an organization key`,
    )
  }
})

t.test('accepts older names of scopes and rejects unknown ones', async (t) => {
  t.equal(readScope('READ_BOOKING'), 'BOOKING_READ')
  t.equal(readScope('READ_PROFILE'), 'PROFILE_READ')
  t.equal(readScope('TEAM_WEBHOOK_WRITE'), 'TEAM_WEBHOOK_WRITE')
  for (const name of ['BOOKING', 'booking_read', 'constructor', 'INSIGHTS_WRITE', ''])
    t.equal(readScope(name), undefined, name)
})
