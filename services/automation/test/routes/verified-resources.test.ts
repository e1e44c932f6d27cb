import { createUser, decide, startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { automationStack, mailStep, workflowBody } from '../stack.ts'

const provider = await startReceiver(t)
provider.respondWith(() => ({ status: 201, body: '{"sid":"SM1"}' }))
const stack = await automationStack(t, {
  SMS_API_URL: new URL(provider.url).origin,
  SMS_ACCOUNT_SID: 'AC1',
  SMS_AUTH_TOKEN: 'token',
  SMS_FROM: '+15005550006',
})
const { api, clock, organization, team } = stack
const own = '/v2/verified-resources'
const ofTeam = `/v2/organizations/${organization.id}/teams/${team.id}/verified-resources`

const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Returns the code from the SMS. */
async function phoneCode(path: string, phone: string, key = stack.apiKey): Promise<string> {
  const before = provider.requests.length
  const asked = await api('POST', `${path}/phones/verification-code/request`, { key, body: { phone } })
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
  await until(() => provider.requests.length > before, { describe: 'an SMS with a code' })
  return codeIn(new URLSearchParams(provider.requests.at(-1)?.rawBody).get('Body') ?? '')
}
/** Returns the code from the mail. */
async function emailCode(path: string, email: string): Promise<string> {
  const asked = await api('POST', `${path}/emails/verification-code/request`, { body: { email } })
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
  const [mail] = await stack.mailed(email, 'is your code')
  return codeIn(mail?.text)
}

t.test('200 verifies a phone and returns the caller’s default schedule', async (t) => {
  const phone = '+14155550123'
  const code = await phoneCode(own, phone)
  const wrong = await api('POST', `${own}/phones/verification-code/verify`, {
    body: { phone, code: otherThan(code) },
  })
  t.match(wrong, { status: 400, body: { error: { code: 'invalid_verification_code' } } })
  const answer = await api('POST', `${own}/phones/verification-code/verify`, { body: { phone, code } })
  t.match(answer, {
    status: 200,
    body: {
      status: 'success',
      data: {
        id: Number,
        phoneNumber: phone,
        userId: stack.user.id,
        name: 'Always',
        isManaged: false,
        workingHours: [{ startTime: 0, endTime: 1439, userId: stack.user.id }],
        schedule: [{}],
        timeZone: 'Europe/Berlin',
        dateOverrides: [],
        isDefault: true,
        readOnly: false,
      },
    },
  })
  const { id, availability } = answer.body.data
  t.equal(availability.length, 7)
  t.match(await api('GET', `${own}/phones`), { status: 200, body: { data: [{ id, phoneNumber: phone }] } })
  t.match(await api('GET', `${own}/phones/${id}`), { status: 200, body: { data: { phoneNumber: phone } } })
  t.match(await api('GET', `${own}/emails/${id}`), { status: 404 })
  t.match(await api('GET', `${ofTeam}/phones/${id}`), { status: 404 }, 'the team has not verified it')
  const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
  t.match(await api('GET', `${own}/phones/${id}`, { key: stranger.apiKey }), { status: 404 })
})

t.test('200 verifies a phone for a token without the schedule scope, with an empty schedule', async (t) => {
  const client = async (permissions: string[], redirectUris: string[] = []) => {
    const body = { name: 'Platform', redirectUris, permissions }
    return (await api('POST', '/v2/oauth-clients', { body })).body.data
  }
  const managedUser = async (permissions: string[], email: string): Promise<string> => {
    const { clientId, clientSecret } = await client(permissions)
    const headers = { 'x-svc-client-id': clientId, 'x-svc-secret-key': clientSecret }
    const body = { email, name: 'Managed', timeZone: 'Europe/Paris' }
    const created = await api('POST', `/v2/oauth-clients/${clientId}/users`, { key: null, headers, body })
    return created.body.data.accessToken
  }
  const app = async (scope: string): Promise<string> => {
    const redirect_uri = 'https://app.example.com/done'
    const permissions = ['PROFILE_WRITE', 'SCHEDULE_READ']
    const { clientId: client_id, clientSecret: client_secret } = await client(permissions, [redirect_uri])
    const query = new URLSearchParams({ response_type: 'code', client_id, redirect_uri, scope })
    const back = await decide(`${stack.url}/oauth/authorize?${query}`, stack.apiKey)
    const code = back.searchParams.get('code')
    const body = { grant_type: 'authorization_code', code, redirect_uri, client_id, client_secret }
    return (await api('POST', '/v2/auth/oauth2/token', { key: null, body })).body.access_token
  }
  const profile = ['PROFILE_READ', 'PROFILE_WRITE']
  for (const [name, key, timeZone, isShown] of [
    ['a managed user', await managedUser(profile, 'bare@example.com'), 'UTC', false],
    [
      'a managed user with SCHEDULE_READ',
      await managedUser([...profile, 'SCHEDULE_READ'], 'whole@example.com'),
      'Europe/Paris',
      true,
    ],
    ['an app', await app('VERIFIED_RESOURCES_WRITE'), 'UTC', false],
    ['an app with SCHEDULE_READ', await app('VERIFIED_RESOURCES_WRITE SCHEDULE_READ'), 'Europe/Berlin', true],
  ] as const) {
    clock.advance(3_600)
    t.equal((await api('GET', '/v2/schedules', { key })).status, isShown ? 200 : 403, name)
    const phone = '+14155550177'
    const code = await phoneCode(own, phone, key)
    const answer = await api('POST', `${own}/phones/verification-code/verify`, { key, body: { phone, code } })
    t.match(answer, { status: 200, body: { data: { phoneNumber: phone, timeZone } } }, name)
    t.equal(answer.body.data.isDefault, isShown)
    t.equal(answer.body.data.workingHours.length > 0, isShown)
  }
})

t.test('400 for an expired code and after too many attempts; only a hash is stored', async (t) => {
  const email = 'late@example.com'
  const code = await emailCode(own, email)
  const verify = (given: string) =>
    api('POST', `${own}/emails/verification-code/verify`, { body: { email, code: given } })
  for (let tries = 0; tries < 5; tries++) t.match(await verify(otherThan(code)), { status: 400 })
  t.match(await verify(code), { status: 400 }, 'after five wrong codes')
  const other = 'later@example.com'
  const second = await emailCode(own, other)
  clock.advance(600_000)
  const over = { body: { email: other, code: second } }
  t.match(await api('POST', `${own}/emails/verification-code/verify`, over), { status: 400 })
  t.match(await api('POST', `${own}/phones/verification-code/request`, { body: { phone: '12' } }), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'phone' }] } } },
  })
})

t.test('a repeated request gets its stored answer and does not count as an attempt', async (t) => {
  clock.advance(3_600_000)
  const email = 'twice@example.com'
  const code = await emailCode(own, email)
  const verify = (given: string, key: string) =>
    api('POST', `${own}/emails/verification-code/verify`, {
      body: { email, code: given },
      headers: { 'idempotency-key': key },
    })
  for (let time = 0; time < 6; time++) t.equal((await verify(otherThan(code), 'wrong')).status, 400)
  const first = await verify(code, 'right')
  t.equal(first.status, 200, 'six repetitions of one wrong request are one attempt')
  clock.advance(3_600_000)
  const again = await verify(code, 'right')
  t.same([again.status, again.body], [200, first.body], 'even though the code has expired')
  t.equal(again.headers.get('idempotent-replayed'), 'true')
})

t.test('429 with Retry-After for a fourth SMS within a minute', async (t) => {
  clock.advance(3_600_000)
  for (let count = 0; count < 3; count++) await phoneCode(own, `+1415555020${count}`)
  const request = { body: { phone: '+14155550209' } }
  const refused = await api('POST', `${own}/phones/verification-code/request`, request)
  t.match(refused, { status: 429, body: { error: { code: 'ThrottlerException' } } })
  t.equal(refused.headers.get('retry-after'), '60')
  clock.advance(60_000)
  t.match(await api('POST', `${own}/phones/verification-code/request`, request), { status: 200 })
})

t.test('an address gets ten codes in an hour, at most five of them requested by one person', async (t) => {
  clock.advance(3_600_000)
  const people = await Promise.all(
    ['mallory', 'trent', 'victor'].map((name) => createUser(stack, { email: `${name}@example.com`, name })),
  )
  for (const [kind, body] of [
    ['emails', { email: 'shared@example.com' }],
    ['phones', { phone: '+14155550300' }],
  ] as const) {
    const sent: number[] = []
    for (const { apiKey: key } of people) {
      let codes = 0
      for (let tries = 0; tries < 8; tries++) {
        const { status, headers } = await api('POST', `${own}/${kind}/verification-code/request`, {
          key,
          body,
        })
        if (status === 200) codes++
        else t.ok(Number(headers.get('retry-after')) > 60, `${status} for longer than a minute`)
        clock.advance(30_000)
      }
      sent.push(codes)
    }
    t.same(sent, [5, 5, 0], kind)
  }
})

t.test('a team’s workflow can send only to addresses that the team has verified', async (t) => {
  clock.advance(3_600_000)
  const email = 'desk@example.com'
  const code = await emailCode(ofTeam, email)
  const verified = await api('POST', `${ofTeam}/emails/verification-code/verify`, { body: { email, code } })
  t.match(verified, { status: 200, body: { data: { email, teamId: team.id, userId: stack.user.id } } })
  const { id } = verified.body.data
  const steps = [mailStep({ action: 'email_address', verifiedEmailId: String(id) })]
  t.match(await api('POST', '/v2/workflows', { body: workflowBody({ steps }) }), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'steps.0.verifiedEmailId' }] } } },
  })
  const path = `/v2/organizations/${organization.id}/teams/${team.id}/workflows`
  const created = await api('POST', path, { body: workflowBody({ steps }) })
  t.match(created, { status: 201, body: { data: [{ steps: [{ email: id, recipient: 'email' }] }] } })
  const again = await api('POST', `${ofTeam}/emails/verification-code/verify`, { body: { email, code } })
  t.equal(again.body.data.id, id, 'a second verification is not a conflict')
  const member = await createUser(stack, {
    email: 'member@example.com',
    name: 'Mia',
    organizationId: organization.id,
  })
  t.match(await api('GET', `${ofTeam}/emails`, { key: member.apiKey }), { status: 403 })
})

t.test('400 for a call where no provider of phone calls is configured', async (t) => {
  const { body } = await api('POST', `/v2/organizations/${organization.id}/teams/${team.id}/event-types`, {
    version: '2024-06-14',
    body: {
      title: 'Calls',
      slug: 'calls',
      lengthInMinutes: 30,
      schedulingType: 'collective',
      hosts: [{ userId: stack.user.id }],
    },
  })
  const numbers = { yourPhoneNumber: '+14155550123', numberToCall: '+14155550124', beginMessage: 'Hello' }
  const path = `/v2/teams/${team.id}/event-types/${body.data.id}/create-phone-call`
  t.match(await api('POST', path, { body: numbers }), {
    status: 400,
    body: { error: { code: 'phone_calls_not_configured' } },
  })
})
