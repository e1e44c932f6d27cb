import fc from 'fast-check'
import t from 'tap'
import { changeProfile, toProfile, type User } from '../../src/domain/profile.ts'

const ann: User = {
  id: 7,
  organizationId: 3,
  email: 'ann@example.com',
  emailVerified: true,
  bareName: 'ann',
  organizationSlug: 'acme',
  username: 'ann',
  name: 'Ann',
  avatarUrl: null,
  bio: null,
  timeZone: 'Europe/Berlin',
  locale: 'en',
  timeFormat: 12,
  weekStart: 'Sunday',
  metadata: { plan: 'free' },
  details: { brandColor: '#123456', theme: 'dark' },
  clientId: null,
  version: 4,
}

t.test('a profile contains the fields that other services replicate', async (t) => {
  t.same(toProfile(ann, null), {
    id: 7,
    organizationId: 3,
    email: 'ann@example.com',
    emailVerified: true,
    username: 'ann',
    bareName: 'ann',
    organizationSlug: 'acme',
    name: 'Ann',
    timeZone: 'Europe/Berlin',
    locale: 'en',
    timeFormat: 12,
    weekStart: 'Sunday',
    branding: { brandColor: '#123456', theme: 'dark', weekStart: 'Sunday' },
    version: 4,
  })
})

t.test('managed users have the flags of their client', async (t) => {
  const client = { areEmailsEnabled: false, areDefaultEventTypesEnabled: true }
  t.match(toProfile({ ...ann, clientId: 'c1' }, client), {
    clientId: 'c1',
    areEmailsEnabled: false,
    areDefaultEventTypesEnabled: true,
  })
  t.notHas(toProfile(ann, client), 'areEmailsEnabled')
})

t.test('a change sets the given fields and the next version', async (t) => {
  const changed = changeProfile(ann, {
    name: 'Ann Lee',
    timeFormat: 24,
    avatarUrl: 'https://a.example/1.png',
  })
  t.same(changed, {
    ...ann,
    name: 'Ann Lee',
    timeFormat: 24,
    avatarUrl: 'https://a.example/1.png',
    version: 5,
  })
})

t.test('metadata is replaced as a whole', async (t) => {
  t.same(changeProfile(ann, { metadata: { seats: 2 } }).metadata, { seats: 2 })
})

t.test('equal values are no change', async (t) => {
  t.equal(changeProfile(ann, {}), ann)
  t.equal(changeProfile(ann, { name: 'Ann', metadata: { plan: 'free' } }), ann)
})

t.test('a repeated change has no effect', async () => {
  const change = fc.record(
    {
      name: fc.constantFrom('Ann', 'Bea'),
      bio: fc.constantFrom('', 'hello'),
      timeFormat: fc.constantFrom<12 | 24>(12, 24),
      locale: fc.constantFrom('en' as const, 'de' as const),
      metadata: fc.dictionary(fc.string({ maxLength: 3 }), fc.boolean(), { maxKeys: 2 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(change, (given) => {
      const once = changeProfile(ann, given)
      return changeProfile(once, given) === once && once.version - ann.version <= 1
    }),
  )
})
