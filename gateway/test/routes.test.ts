import { type Operation, serviceNames } from '@punctual/http'
import { fileTimeoutMs, startStack } from '@punctual/testing'
import t from 'tap'
import { routes } from '../src/routes/index.ts'
import { versionedResources } from '../src/versions/index.ts'
import { olderShape } from '../src/versions/version.ts'

t.setTimeout(fileTimeoutMs)

const { api, parts } = await startStack(t)

t.test('every public path is served by its service', async (t) => {
  for (const { method, path, versioned, olderOnly, oauth } of routes) {
    const called = path.replace(/:\w+/g, '999999')
    const current = versionedResources.find(({ prefix }) => prefix === versioned)?.current[0] ?? null
    const { status, body } = await api(method, called, { version: olderOnly ? null : current })
    t.not(body.error?.message, `Cannot ${method} ${called}`, `${method} ${path}`)
    t.ok(status < 500, `${method} ${path} is answered ${status}`)
    if (status >= 400 && oauth) t.match(body, { error: String, error_description: String })
    else if (status >= 400) t.match(body, { status: 'error', error: { code: String, message: String } })
  }
})

t.test('the routes are exactly those that the services serve', async (t) => {
  for (const service of serviceNames) {
    const answer = await fetch(`${parts[service]?.opsUrl}/routes`)
    const served = ((await answer.json()) as Operation[]).filter(({ path }) => !path.startsWith('/internal/'))
    const known = routes.filter((route) => route.service === service && !route.olderOnly)
    t.same(names(known), names(served), service)
  }
})

const names = (operations: readonly Pick<Operation, 'method' | 'path'>[]): string[] =>
  operations.map(({ method, path }) => `${method} ${path}`).sort()

t.test('every translation belongs to a public path', async (t) => {
  const reachable = new Set(routes.map(olderShape))
  for (const { prefix, older } of versionedResources)
    for (const translation of older) {
      const { method, path } = translation.appliesTo
      if (!reachable.has(translation)) t.equal(`${method} ${path}`, 'PATCH /v2/bookings/:bookingUid', prefix)
    }
})

t.test('no route appears twice', async (t) => {
  t.equal(new Set(names(routes)).size, routes.length)
  for (const { path, versioned } of routes) if (versioned) t.ok(path.startsWith(versioned))
})
