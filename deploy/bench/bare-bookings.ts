import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import postgres from 'postgres'
import { benchEventType } from './bench-event-type.ts'

/**
 * The baseline of the bookings bench in its own process: one Fastify route that inserts the rows of
 * a booking in one postgres.js transaction, without authorization. Arguments: the database's URL
 * (search_path included) and a port.
 */
const [url = '', port = '0'] = process.argv.slice(2)
const sql = postgres(url, { max: 16 })
const app = fastify()

interface Body {
  /** ISO 8601. */
  start: string
  attendee: { name: string; email: string; timeZone: string }
}
const text = { type: 'string' }
const body = {
  type: 'object',
  required: ['start', 'attendee'],
  properties: {
    start: text,
    attendee: {
      type: 'object',
      required: ['name', 'email', 'timeZone'],
      properties: { name: text, email: text, timeZone: text },
    },
  },
}
const organizationId = 1
const hostId = 1
const length = 1_800_000
const eventType = benchEventType(organizationId, hostId)

app.get('/ready', async () => ({}))
app.post<{ Body: Body }>('/v2/bookings', { schema: { body } }, async (request, reply) => {
  const { attendee } = request.body
  const now = new Date()
  const start = new Date(request.body.start)
  const end = new Date(start.getTime() + length)
  const uid = randomUUID()
  const booking = {
    uid,
    version: 1,
    organization_id: organizationId,
    status: 'accepted',
    title: 'Bench',
    description: '',
    start,
    end,
    event_type_id: 1,
    owner_id: hostId,
    event_type: eventType,
    location: 'Main St 1',
    responses: { name: attendee.name, email: attendee.email },
    metadata: {},
    absent_host: false,
    ics_uid: uid,
    ics_sequence: 0,
    created_at: now,
    updated_at: now,
  }
  const data = await sql.begin(async (tx) => {
    const [row] = await tx`insert into booking ${tx(booking as never)} returning id`
    const id: number = row?.id
    await tx`insert into attendee ${tx({
      organization_id: organizationId,
      booking_id: id,
      position: 0,
      language: 'en',
      absent: false,
      name: attendee.name,
      email: attendee.email,
      time_zone: attendee.timeZone,
    })}`
    await tx`insert into host ${tx({ organization_id: organizationId, booking_id: id, user_id: hostId, position: 0, start })}`
    const claimed = await tx`
      insert into host_claim (organization_id, booking_id, host_id, span)
      values (${organizationId}, ${id}, ${hostId}, tstzrange(${start}, ${end})) on conflict do nothing`
    if (claimed.count === 0) throw Object.assign(new Error('taken'), { statusCode: 409 })
    const created = { id, ...booking, attendees: [attendee], hosts: [hostId] }
    await tx`insert into outbox ${tx({
      id: randomUUID(),
      subject: uid,
      aggregate_version: 1,
      type: 'bookings.booking.created',
      body: JSON.stringify({ data: { booking: created } }),
      organization_id: organizationId,
      created_at: now,
    })}`
    return created
  })
  return reply.status(201).send({ status: 'success', data })
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
