import { slotsCost, slotsCostLimit, slotsDaysAtOnce } from '@punctual/contracts'
import t from 'tap'

const fits = (days: number, hosts: number, step: number) => slotsCost({ days, hosts, step }) <= slotsCostLimit

t.test('usual pages fit into one list', async (t) => {
  t.ok(fits(31, 200, 15), 'a month of 200 hosts')
  t.ok(fits(366, 1, 15), 'a year of one host')
  t.ok(fits(366, 20, 15), 'a year of a team of 20')
  t.ok(fits(366, 1, 5), 'a year of one host every 5 minutes')
  t.ok(fits(62, 1, 1), 'two months of one host every minute')
})

t.test('a list that would delay other tenants does not fit', async (t) => {
  t.notOk(fits(366, 1, 1), 'a year of one host every minute')
  t.notOk(fits(366, 200, 15), 'a year of 200 hosts')
})

t.test('the cost grows with the days, the hosts and the starts of a day', async (t) => {
  const month = slotsCost({ days: 31, hosts: 10, step: 30 })
  t.equal(slotsCost({ days: 62, hosts: 10, step: 30 }), 2 * month)
  t.equal(slotsCost({ days: 31, hosts: 10, step: 15 }), 2 * month)
  t.ok(slotsCost({ days: 31, hosts: 11, step: 30 }) > month)
  t.equal(slotsCost({ days: 1 }), slotsCost({ days: 1, hosts: 1, step: 15 }))
})

t.test('the number of days in the error fits, one more does not', async (t) => {
  for (const work of [
    { hosts: 200, step: 15 },
    { hosts: 1, step: 1 },
    { hosts: 40, step: 5 },
  ]) {
    const days = slotsDaysAtOnce(work)
    t.ok(fits(days, work.hosts, work.step))
    t.notOk(fits(days + 1, work.hosts, work.step))
  }
})
