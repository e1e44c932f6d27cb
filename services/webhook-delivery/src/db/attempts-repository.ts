import type { AttemptClass } from '@punctual/contracts'
import type { Sql } from '@punctual/db'
import type { Reader } from './reader.ts'

/** An attempt as the API shows it; durations in milliseconds. */
export interface Attempt {
  attempt: number
  at: Date
  url: string
  class: AttemptClass
  status: number | null
  dns: number | null
  connect: number | null
  tls: number | null
  firstByte: number | null
  total: number
  response: string | null
  responseTruncated: boolean
  error: string | null
  requestHeaders: Record<string, string> | null
}

const columns = (sql: Sql) => sql`
  attempt, at, url, class, status, dns_ms as dns, connect_ms as connect, tls_ms as tls,
  first_byte_ms as "firstByte", total_ms as total, response, response_truncated as "responseTruncated", error,
  request_headers as "requestHeaders"`

/** Returns a page of a delivery's attempts, oldest first, and their total number. */
export async function listAttempts(
  { sql }: Reader,
  webhookId: number,
  eventId: string,
  page: { take: number; skip: number },
): Promise<{ attempts: Attempt[]; total: number }> {
  const attempts = await sql<Attempt[]>`
    select ${columns(sql)} from webhook_attempt where event_id = ${eventId} and webhook_id = ${webhookId}
    order by attempt limit ${page.take} offset ${page.skip}`
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from webhook_attempt where event_id = ${eventId} and webhook_id = ${webhookId}`
  return { attempts: [...attempts], total: row?.total ?? 0 }
}

/** The attempts of one hour; `latency` is the median in milliseconds. */
export interface HourStats {
  at: Date
  attempts: number
  successes: number
  latency: number
}

export interface AttemptStats {
  attempts: number
  successes: number
  p50: number | null
  p95: number | null
  hours: HourStats[]
  pending: number
  nextAttemptAt: Date | null
  failingSince: Date | null
}

/** Returns a webhook's statistics since an instant, and what is queued. */
export async function readStats({ sql }: Reader, webhookId: number, since: Date): Promise<AttemptStats> {
  const [past] = await sql<Pick<AttemptStats, 'attempts' | 'successes' | 'p50' | 'p95'>[]>`
    select count(*)::int as attempts, count(*) filter (where class = 'success')::int as successes,
      percentile_disc(0.5) within group (order by total_ms) as p50,
      percentile_disc(0.95) within group (order by total_ms) as p95
    from webhook_attempt where webhook_id = ${webhookId} and at >= ${since}`
  const hours = await sql<HourStats[]>`
    select date_trunc('hour', at, 'UTC') as at, count(*)::int as attempts,
      count(*) filter (where class = 'success')::int as successes,
      percentile_disc(0.5) within group (order by total_ms) as latency
    from webhook_attempt where webhook_id = ${webhookId} and at >= ${since} group by 1 order by 1`
  const [next] = await sql<Pick<AttemptStats, 'pending' | 'nextAttemptAt'>[]>`
    select count(*)::int as pending, min(next_at) filter (where not leased) as "nextAttemptAt"
    from webhook_queue where webhook_id = ${webhookId}`
  const [state] = await sql<Pick<AttemptStats, 'failingSince'>[]>`
    select failing_since as "failingSince" from webhook_state where webhook_id = ${webhookId}`
  return {
    ...(past ?? { attempts: 0, successes: 0, p50: null, p95: null }),
    hours: [...hours],
    ...(next ?? { pending: 0, nextAttemptAt: null }),
    failingSince: state?.failingSince ?? null,
  }
}
