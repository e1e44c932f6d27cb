import { type JsonSchema, type Operation, serviceNames } from '@punctual/http'
import {
  type Stack,
  startGoogle,
  startNameServer,
  startReceiver,
  startStack,
  startZoom,
  type Test,
  TestClock,
} from '@punctual/testing'
import { openApiDocument } from '../../src/docs/document.ts'
import type { Example } from '../../src/docs/operation.ts'
import { routes, v1Routes } from '../../src/routes/index.ts'
import { callAutomation } from './journey-automation.ts'
import { callBookings } from './journey-bookings.ts'
import { callCalendars } from './journey-calendars.ts'
import { callClients } from './journey-clients.ts'
import { callConferencing } from './journey-conferencing.ts'
import { callPrivateLinks } from './journey-links.ts'
import { callPayments, paymentsTaken } from './journey-payments.ts'
import { callPeople } from './journey-people.ts'
import { callRooms, roomsWithTokens } from './journey-rooms.ts'
import { callSchedulesOfOthers } from './journey-schedules.ts'
import { callSignIn } from './journey-sign-in.ts'
import { callTeamEventTypes } from './journey-teams.ts'
import { callV1 } from './journey-v1.ts'
import { callWebhooksOfAll } from './journey-webhooks.ts'
import { Recorder } from './recorder.ts'
import { stable } from './stable.ts'

/** Path of the committed document. */
export const documentUrl = new URL('../../src/docs/openapi.json', import.meta.url)

/** Routes of both generations. */
export const documentedRoutes = [...routes, ...v1Routes]

/**
 * Starts the whole system, calls every operation, and returns the document with these calls as
 * examples.
 */
export async function generate(
  t: Test,
): Promise<{ stack: Stack; document: JsonSchema; examples: ReadonlyMap<string, Example> }> {
  const phones = await startReceiver(t)
  phones.respondWith(() => ({ status: 201, body: '{"sid":"SM1"}' }))
  const clock = new TestClock()
  const google = await startGoogle(t, { clock })
  const names = await startNameServer(t)
  const zoom = await startZoom(t, { clock })
  const stack = await startStack(t, {
    clock,
    env: {
      ...google.env,
      DNS_SERVERS: names.address,
      ...zoom.env,
      ...(await paymentsTaken(t)),
      ...roomsWithTokens,
      SMS_API_URL: new URL(phones.url).origin,
      SMS_ACCOUNT_SID: 'AC1',
      SMS_AUTH_TOKEN: 'token',
      SMS_FROM: '+15005550006',
      PHONE_CALL_API_URL: new URL(phones.url).origin,
      PHONE_CALL_API_KEY: 'key',
      PHONE_CALL_FROM: '+15005550008',
      PUBLIC_URL: 'https://punctual.example.com',
      RATE_LIMIT_API_KEY: '10000',
      RATE_LIMIT_ANONYMOUS: '10000',
      RATE_LIMIT_OAUTH_CLIENT: '10000',
    },
  })
  const receiver = await startReceiver(t, { clock: stack.clock })
  const calendars = await startReceiver(t)
  const recorder = new Recorder(stack)
  await callBookings(stack, recorder, receiver)
  await callRooms(stack, recorder)
  await callPeople(stack, recorder)
  await callClients(stack, recorder)
  const issuer = await issuerOf(t)
  await callSignIn(stack, recorder, { issuer, names })
  await callWebhooksOfAll(stack, recorder, receiver)
  await callTeamEventTypes(stack, recorder)
  await callPrivateLinks(stack, recorder)
  await callSchedulesOfOthers(stack, recorder)
  await callPayments(stack, recorder)
  await callCalendars(stack, recorder, { others: calendars, google })
  await callConferencing(stack, recorder, zoom)
  await callAutomation(stack, recorder, phones)
  await callV1(stack, recorder, receiver.url)
  const addresses = {
    [new URL(receiver.url).origin]: 'https://hooks.example.com',
    [new URL(calendars.url).origin]: 'https://calendars.example.com',
    [issuer]: 'https://login.acme.example.com',
    [google.env.GOOGLE_OAUTH_URL!]: 'https://accounts.google.com',
    // The library of Stripe puts no port in the address of its page.
    'https://127.0.0.1/oauth': 'https://connect.stripe.com/oauth',
    [zoom.env.ZOOM_OAUTH_URL!]: 'https://zoom.us',
    [stack.url]: 'https://punctual.example.com',
  }
  const examples = new Map(stable([...recorder.examples], addresses))
  const document = openApiDocument({
    routes: documentedRoutes,
    operations: await servedBy(stack),
    examples,
  })
  return { stack, document: JSON.parse(JSON.stringify(document)), examples }
}

async function servedBy({ parts }: Stack): Promise<Operation[]> {
  const lists = await Promise.all(
    serviceNames.map(async (name) => (await fetch(`${parts[name]?.opsUrl}/routes`)).json()),
  )
  return (lists as Operation[][]).flat()
}

/** Starts the discovery document of an OpenID provider. @returns its issuer */
async function issuerOf(t: Test): Promise<string> {
  const receiver = await startReceiver(t)
  const { origin: issuer } = new URL(receiver.url)
  const document = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
  }
  const headers = { 'content-type': 'application/json' }
  receiver.respondWith(() => ({ status: 200, headers, body: JSON.stringify(document) }))
  return issuer
}
