import t from 'tap'
import { bookingTitle } from '../../src/domain/title.ts'

const parts = {
  organizer: 'Hana Host',
  attendee: 'Ann van Dam',
  location: 'Main St 1',
  duration: 30,
  responses: { topic: 'Plans {Organiser}', seats: 2, tags: ['a'] },
}
const title = (customName: string) => bookingTitle({ title: 'Intro', customName }, parts, 'en')

t.test('uses the default title without a template', async (t) => {
  t.equal(bookingTitle({ title: 'Intro' }, parts, 'en'), 'Intro between Hana Host and Ann van Dam')
  t.equal(title(''), 'Intro between Hana Host and Ann van Dam')
})

t.test('fills a template in one pass', async (t) => {
  t.equal(title('{Event type title}: {Scheduler first name} / {Organiser first name}'), 'Intro: Ann / Hana')
  t.equal(title('{Scheduler last name}, {Event duration}, {Location}'), 'van Dam, 30 mins, Main St 1')
  t.equal(title('{topic} x{seats}'), 'Plans {Organiser} x2')
  t.equal(title('{tags} {unknown} {}'), '{tags} {unknown} {}')
})
