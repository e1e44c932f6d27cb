import t from 'tap'
import { meetingUrlOf } from '../../src/domain/booking.ts'
import { resolveLocation } from '../../src/domain/location.ts'
import { refused } from '../refused.ts'

const locations = [
  { type: 'attendeePhone' },
  { type: 'link', link: 'https://meet.example.com/x' },
  { type: 'address', address: 'Main St 1' },
  { type: 'address', address: 'Side St 2' },
  { type: 'integration', integration: 'svc-video' },
  { type: 'phone', phone: '+4930123456' },
  { type: 'attendeeAddress' },
  { type: 'attendeeDefined' },
  { type: 'organizersDefaultApp' },
]

t.test('the default location is the first that needs no value from the attendee', async (t) => {
  t.equal(resolveLocation({}, locations), 'https://meet.example.com/x')
  t.equal(resolveLocation({ attendeePhone: '+49301' }, locations), '+49301')
  t.equal(resolveLocation({}, []), '')
  refused(t, () => resolveLocation({}, [{ type: 'attendeeAddress' }]), {
    details: { errors: [{ path: 'location' }] },
  })
})

t.test('an object names one of the event type’s locations', async (t) => {
  const place = (location: Parameters<typeof resolveLocation>[0]['location']) =>
    resolveLocation({ location }, locations)
  t.equal(place({ type: 'address' }), 'Main St 1')
  t.equal(place({ type: 'address', address: 'Side St 2' }), 'Side St 2')
  t.equal(place({ type: 'link' }), 'https://meet.example.com/x')
  t.equal(place({ type: 'phone' }), '+4930123456')
  t.equal(place({ type: 'integration', integration: 'svc-video' }), 'integrations:svc-video')
  t.equal(place({ type: 'organizersDefaultApp' }), 'integrations:svc-video')
  t.equal(place({ type: 'attendeeAddress', address: 'My place' }), 'My place')
  t.equal(place({ type: 'attendeeDefined', location: 'The park' }), 'The park')
  t.equal(place({ type: 'attendeePhone', phone: '+49302' }), '+49302')
})

t.test('400 for a location that the event type does not offer', async (t) => {
  const notOffered = { status: 400, details: { errors: [{ path: 'location' }] } }
  refused(
    t,
    () => resolveLocation({ location: { type: 'address', address: 'Else St 3' } }, locations),
    notOffered,
  )
  refused(
    t,
    () => resolveLocation({ location: { type: 'integration', integration: 'zoom' } }, locations),
    notOffered,
  )
  refused(
    t,
    () => resolveLocation({ location: { type: 'attendeeDefined', location: 'x' } }, locations.slice(0, 2)),
    notOffered,
  )
  refused(t, () => resolveLocation({ location: { type: 'phone' } }, []), notOffered)
})

t.test('400 for an attendee’s location without its value', async (t) => {
  refused(t, () => resolveLocation({ location: { type: 'attendeePhone' } }, locations), {
    details: { errors: [{ path: 'location.phone' }] },
  })
})

t.test('a string is a location type, or the location of this booking', async (t) => {
  t.equal(resolveLocation({ location: 'address' }, locations), 'Main St 1')
  t.equal(resolveLocation({ location: ' Else St 3 ' }, locations), 'Else St 3')
  t.equal(
    resolveLocation({ meetingUrl: 'https://other.example.com' }, locations),
    'https://other.example.com',
  )
})

t.test('only a URL is a meeting URL', async (t) => {
  t.equal(meetingUrlOf('https://meet.example.com/x'), 'https://meet.example.com/x')
  for (const text of ['', 'Main St 1', '+4930123456', 'integrations:svc-video', 'https://x y']) {
    t.equal(meetingUrlOf(text), undefined)
  }
})
