import { longDate } from '../dates.ts'
import type { Away } from '../rules.ts'
import { useWords } from '../words.ts'

/** The colleagues who take over while the host is away, with links to book them. */
export function AwayNotices({ host, away = [] }: { host: string; away?: readonly Away[] | undefined }) {
  const words = useWords()
  return (
    <>
      {away.map(({ firstDay, lastDay, toUser: { name: colleague, bookingUrl } }) => {
        const days = { from: longDate(words, firstDay), to: longDate(words, lastDay) }
        return (
          <p class="notice" key={firstDay}>
            {words.text('away', { host, colleague, ...days })}{' '}
            {bookingUrl && <a href={bookingUrl}>{words.text('bookColleague', { colleague })}</a>}
          </p>
        )
      })}
    </>
  )
}
