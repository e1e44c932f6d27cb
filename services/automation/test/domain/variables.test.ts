import { type BookingSnapshot, escapeHtml } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { formMessages } from '../../src/domain/form-messages.ts'
import { safeHtml, textOfHtml } from '../../src/domain/html.ts'
import { fillVariables, type VariableSource } from '../../src/domain/variables.ts'

const booking = {
  uid: 'uid1',
  title: 'Intro between Olivia and Ann',
  start: '2026-12-01T14:05:00.000Z',
  end: '2026-12-01T14:35:00.000Z',
  location: 'Main Street 1',
  eventType: {
    title: 'Intro',
    bookingFields: [{ slug: 'favourite-colour', label: 'Colour', type: 'text', hidden: false }],
  },
  hosts: [{ name: 'Olivia Owner' }],
  bookingFieldsResponses: { 'favourite-colour': ['red', 'blue'], notes: 'Bring tea' },
} as unknown as BookingSnapshot

const source: VariableSource = {
  booking,
  attendee: { name: 'Ann Mary Lee', email: 'ann@example.com', timeZone: 'America/New_York' },
  reader: { timeZone: 'Europe/Berlin', locale: 'en', timeFormat: 24 },
  publicUrl: 'https://book.example.com',
}

t.test('the fixed variables', async (t) => {
  const expected: Record<string, string> = {
    '{EVENT_NAME}': 'Intro',
    '{ORGANIZER} {ORGANIZER_NAME}': 'Olivia Owner Olivia Owner',
    '{ATTENDEE_FIRST_NAME}|{ATTENDEE_LAST_NAME}': 'Ann|Mary Lee',
    '{EVENT_DATE}': 'Tuesday, December 1, 2026',
    '{START_TIME}-{EVENT_END_TIME} {TIMEZONE}': '15:05-15:35 Europe/Berlin',
    '{EVENT_START_TIME_IN_ATTENDEE_TIMEZONE}': '09:05',
    '{EVENT_DATE_YYYY-MM-DD}': '2026-12-01',
    '{EVENT_DATE_dddd, MMM D}': 'Tuesday, Dec 1',
    '{START_TIME_h:mma}': '3:05pm',
    '{EVENT_END_TIME_HH:mm}': '15:35',
    '{FAVOURITE_COLOUR}': 'red, blue',
    '{ADDITIONAL_NOTES}': 'Bring tea',
    '{CANCELLATION_REASON}': '',
    '{LOCATION_VARIABLE}': 'Main Street 1',
    '{RESCHEDULE_URL}': 'https://book.example.com/booking/uid1/reschedule',
    '{NO_SUCH_THING} {lower} {}': '{NO_SUCH_THING} {lower} {}',
  }
  for (const [template, text] of Object.entries(expected))
    t.equal(fillVariables(template, source), text, template)
})

t.test('every known variable is filled, or empty without a value', async (t) => {
  const names =
    `EVENT_NAME ORGANIZER ORGANIZER_NAME ATTENDEE ATTENDEE_NAME ATTENDEE_FIRST_NAME ATTENDEE_LAST_NAME
    ATTENDEE_EMAIL EVENT_DATE EVENT_TIME START_TIME EVENT_END_TIME LOCATION ADDITIONAL_NOTES TIMEZONE CANCEL_URL
    CANCELLATION_REASON RESCHEDULE_URL RESCHEDULE_REASON MEETING_URL RATING_URL NO_SHOW_URL ATTENDEE_TIMEZONE
    EVENT_START_TIME_IN_ATTENDEE_TIMEZONE EVENT_END_TIME_IN_ATTENDEE_TIMEZONE FAVOURITE_COLOUR`.split(/\s+/)
  for (const name of names) {
    const filled = fillVariables(`{${name}}`, source)
    t.notMatch(filled, /[{}]|undefined|null/, name)
    t.equal(fillVariables(`{${name}_VARIABLE}`, source), filled, `${name}_VARIABLE`)
    const isEmpty = ['CANCELLATION_REASON', 'RESCHEDULE_REASON', 'MEETING_URL'].includes(name)
    t.equal(filled === '', isEmpty, name)
  }
})

t.test('every format token of day.js, in the time zone of the reader', async (t) => {
  // A Sunday, 01:05 in Berlin.
  const late = { ...booking, start: '2026-12-06T00:05:07.089Z', end: '2026-12-06T12:35:00.000Z' }
  const fill = (template: string, timeFormat = 24) =>
    fillVariables(template, { ...source, booking: late, reader: { ...source.reader, timeFormat } })
  const tokens: Record<string, string> = {
    YYYY: '2026',
    YY: '26',
    MMMM: 'December',
    MMM: 'Dec',
    MM: '12',
    M: '12',
    DD: '06',
    D: '6',
    dddd: 'Sunday',
    ddd: 'Sun',
    dd: 'Su',
    d: '0',
    HH: '01',
    H: '1',
    hh: '01',
    h: '1',
    mm: '05',
    m: '5',
    ss: '07',
    s: '7',
    SSS: '089',
    A: 'AM',
    a: 'am',
    Z: '+01:00',
    ZZ: '+0100',
    Q: '4',
    Do: '6th',
    w: '50',
    ww: '50',
    wo: '50th',
    W: '49',
    WW: '49',
    gggg: '2026',
    GGGG: '2026',
    k: '1',
    kk: '01',
    X: '1796515507',
    x: '1796515507089',
    z: 'GMT+1',
    zzz: 'Central European Standard Time',
    LT: '01:05',
    LTS: '01:05:07',
    L: '12/06/2026',
    LL: 'December 6, 2026',
    LLL: 'December 6, 2026 at 01:05',
    LLLL: 'Sunday, December 6, 2026 at 01:05',
    l: '12/6/2026',
    ll: 'Dec 6, 2026',
    lll: 'Dec 6, 2026, 01:05',
    llll: 'Sun, Dec 6, 2026, 01:05',
    '[at] H': 'at 1',
    'dddd, MMMM D, YYYY h:mma': 'Sunday, December 6, 2026 1:05am',
  }
  for (const [token, text] of Object.entries(tokens))
    for (const name of ['EVENT_DATE', 'EVENT_TIME', 'START_TIME'])
      t.equal(fill(`{${name}_${token}}`), text, `${name}_${token}`)
  t.equal(fill('{EVENT_END_TIME_HH:mm} {EVENT_END_TIME_h:mmA}'), '13:35 1:35PM')
  t.same([fill('{START_TIME} {EVENT_END_TIME}', 12), fill('{START_TIME}')], ['1:05am 1:35pm', '01:05'])
})

t.test('format tokens in the language of the reader', async (t) => {
  const fill = (locale: string, tokens: string) =>
    fillVariables(`{EVENT_DATE_${tokens}}`, { ...source, reader: { ...source.reader, locale } })
  const cases: [locale: string, tokens: string, text: string][] = [
    ['de-AT', 'dddd, Do MMMM YYYY', 'Dienstag, 1. Dezember 2026'],
    ['fr', 'dddd Do MMMM', 'mardi 1er décembre'],
    ['pl', 'D MMMM, dd', '1 grudnia, Wt'],
    ['pl', 'MMMM YYYY', 'grudzień 2026'],
    ['ja', 'MMMMDo(dd) Ah:mm', '12月1日(火) 午後3:05'],
    ['ar', 'dddd D MMMM h:mm A', 'الثلاثاء 1 ديسمبر 3:05 م'],
    ['nl', 'LLLL', 'dinsdag 1 december 2026 om 15:05'],
    ['sv', 'MMMM', 'December'],
  ]
  for (const [locale, tokens, text] of cases) t.equal(fill(locale, tokens), text, `${locale} ${tokens}`)
})

t.test('a location has a readable name instead of that of an integration', async (t) => {
  const about = { ...source, booking: { ...booking, location: 'integrations:svc-video' } }
  t.equal(fillVariables('{LOCATION}', about), 'Online meeting')
  const german = { ...about, reader: { ...about.reader, locale: 'de' } }
  t.equal(fillVariables('{LOCATION}', german), 'Online-Besprechung')
})

t.test('booking fields of any name are variables, inherited object properties are not', async (t) => {
  const fields = ['größe', 'T.Shirt size', 'constructor', 'event-name'].map((slug) => ({ slug }))
  const bookingFieldsResponses = {
    größe: 'L',
    'T.Shirt size': { optionValue: 'XL', value: 'x' },
    constructor: 1,
    'event-name': 'mine',
  }
  const about = {
    ...source,
    booking: {
      ...booking,
      eventType: { ...booking.eventType, bookingFields: fields },
      bookingFieldsResponses,
    } as unknown as BookingSnapshot,
  }
  const template = '{GRÖSSE} {T.SHIRT_SIZE} {CONSTRUCTOR} {EVENT_NAME} {constructor} {__proto__} {TOSTRING}'
  t.equal(fillVariables(template, about), 'L XL 1 Intro {constructor} {__proto__} {TOSTRING}')
  t.equal(
    fillVariables('{ATTENDEE}', { ...source, attendee: { ...source.attendee, name: '{ORGANIZER}' } }),
    '{ORGANIZER}',
  )
})

t.test('form answers are variables by field name', async (t) => {
  const fields = [
    {
      id: 'a',
      identifier: 'your größe',
      label: 'Size',
      type: 'text' as const,
      required: true,
      options: [],
    },
    {
      id: 'b',
      identifier: 'email',
      label: 'Email',
      type: 'email' as const,
      required: true,
      options: [],
    },
  ]
  const answers = Object.fromEntries(
    [
      ['a', '<L>'],
      ['b', 'ann@example.com'],
    ].map(([id, value]) => [id, { label: '', identifier: '', value, response: value }]),
  )
  const [mail] = formMessages({
    form: { name: 'Contact', fields },
    answers,
    responseId: 1,
    reader: source.reader,
    workflow: { id: 1, organizationId: 1 },
    step: {
      id: 1,
      action: 'email_attendee',
      template: 'custom',
      sender: 'Olga',
      subject: '{FORM_NAME}: {YOUR_GRÖSSE}',
      html: '<p>{YOUR_GRÖSSE_VARIABLE} {EMAIL} {TIMEZONE} {UNKNOWN}</p><script>x</script>',
      text: null,
      includeCalendarEvent: false,
      address: null,
    },
  })
  t.match(mail, {
    recipient: 'ann@example.com',
    subject: 'Contact: <L>',
    html: '<p>&lt;L&gt; ann@example.com Europe/Berlin {UNKNOWN}</p>',
    text: '<L> ann@example.com Europe/Berlin {UNKNOWN}',
  })
})

t.test('a reader with the 12-hour format', async (t) => {
  t.equal(
    fillVariables('{EVENT_TIME}', { ...source, reader: { ...source.reader, timeFormat: 12 } }),
    '3:05pm',
  )
})

t.test('answers of attendees cannot become markup', async (t) => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const named = { ...source, attendee: { ...source.attendee, name } }
      const html = safeHtml(fillVariables('<p>{ATTENDEE}</p>', named, escapeHtml))
      t.equal((html.match(/<[a-z!/]/gi) ?? []).length, 2, JSON.stringify(name))
    }),
    { numRuns: 100 },
  )
})

t.test('HTML of users keeps no script, event handler or unsafe link', async (t) => {
  t.equal(
    safeHtml('<p onclick="x()">a<script>b</script><a href="javascript:x">c</a><img src="x" onerror="y"></p>'),
    '<p>a<a>c</a><img src="x" /></p>',
  )
  t.equal(textOfHtml('<p>Tom &amp; Ann<br>here</p><p>&lt;b&gt;</p>'), 'Tom & Ann\nhere\n<b>')
  const harmful = [
    '<script>x</script>',
    '<scr<script>ipt>x</script>',
    '<style>p{background:url(//x)}</style>',
    '<svg/onload=x>',
    '<iframe src="https://x"></iframe>',
    '<object data="x"></object>',
    '<embed src="x">',
    '<base href="//x">',
    '<form action="https://x"><input name="p"></form>',
    '<meta http-equiv="refresh" content="0;url=//x">',
    '<link rel="stylesheet" href="//x">',
    '<math><mtext><script>x</script></mtext></math>',
    '<!--[if mso]>x-->',
    '<a href="JaVaScRiPt:x">',
    '<a href="&#106;avascript:x">',
    '<a href="java\tscript:x">',
    '<a href="//evil.test">',
    '<a href="data:text/html,x">',
    '<a href="vbscript:x">',
    '<img src="data:image/svg+xml,x">',
    '<img src="cid:1">',
    '<img src=x onerror=y>',
    '<p onmouseover="x">',
    '<b style="background:url(https://x)">',
    '<p style="color:expression(x)">',
    '<p style="color:url(https://x)">',
    '<p style="position:fixed;top:0">',
    '<p style="font-size:9px;behavior:url(x)">',
    '<img srcset="https://x 2x">',
    '<p class="x" id="y">',
    '<table background="https://x"><tr><td>a</td></tr></table>',
  ]
  const forbidden =
    /script|on\w+=|url\(|expression|behavior|position|<(style|iframe|object|embed|base|form|input|meta|link|svg|math|!)|data:|cid:|evil|srcset|class|id=|background|src="(?!https?:)/i
  for (const html of harmful) t.notMatch(safeHtml(html).replace(/src="x"/g, ''), forbidden, html)
  const formatted =
    '<h1 align="center">A</h1><p style="color:#c00;font-size:12px">b <a href="https://a.test/?x=1&amp;y=2">c</a></p>'
  t.equal(safeHtml(formatted), formatted)
})

t.test('a link built from a variable is safe', async (t) => {
  const met = (meetingUrl: string) =>
    safeHtml(
      fillVariables(
        '<a href="{MEETING_URL}">Join</a>',
        { ...source, booking: { ...booking, meetingUrl } },
        escapeHtml,
      ),
    )
  t.equal(met('https://meet.test/?a=1&b=2'), '<a href="https://meet.test/?a=1&amp;b=2">Join</a>')
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://x" onclick="y',
    '"><script>x</script>',
  ])
    t.notMatch(met(url), /javascript|data:|" onclick|<script/, url)
})
