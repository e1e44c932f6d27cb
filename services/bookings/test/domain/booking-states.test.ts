import { readFileSync } from 'node:fs'
import { DomainError } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import {
  bookingCommands,
  bookingStates,
  bookingStatuses,
  firstStatus,
  holdsTime,
  nextStatus,
} from '../../src/domain/booking-states.ts'
import { refused } from '../refused.ts'

t.test('the README shows the same table', async (t) => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const lines = readme.split('\n').map((line) => line.replace(/\s+/g, ' '))
  const table = bookingCommands.map((command) => {
    const cells = bookingStatuses.map((status) => {
      const outcome = bookingStates[command][status]
      return 'to' in outcome ? outcome.to : `\`${outcome.refused}\``
    })
    return `| \`${command}\` | ${cells.join(' | ')} |`
  })
  t.strictSame(
    lines.filter((line) => bookingCommands.some((command) => line.startsWith(`| \`${command}\``))),
    table,
  )
  t.ok(lines.includes(`| | ${bookingStatuses.join(' | ')} |`))
})

t.test('a refused command throws the table’s error', async (t) => {
  refused(t, () => nextStatus('confirm', 'accepted'), { code: 'booking_already_accepted' })
  t.equal(nextStatus('confirm', 'pending'), 'accepted')
})

t.test('a new booking is pending when it needs confirmation', async (t) => {
  t.equal(firstStatus(true), 'pending')
  t.equal(firstStatus(false), 'accepted')
})

const settings = bookingCommands.filter((command) => command.startsWith('set-'))
const ordinary = bookingCommands.filter((command) => !settings.includes(command))

t.test('the organizer sets any status from any', async (t) => {
  t.strictSame(
    settings.map((command) => bookingStatuses.map((status) => `set-${nextStatus(command, status)}`)),
    settings.map((command) => bookingStatuses.map(() => command)),
  )
})

t.test('other commands never make a booking hold time again, in any order', async (_t) => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.constantFrom(...ordinary)), (confirmation, commands) => {
      let status = firstStatus(confirmation)
      let released = false
      for (const command of commands) {
        try {
          status = nextStatus(command, status)
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
        }
        released ||= !holdsTime(status)
        if (released && holdsTime(status)) return false
      }
      return true
    }),
  )
})
