import { Block } from './block.tsx'
import { className, milliseconds } from './format.ts'
import { text } from './language.ts'
import { Time } from './marks.tsx'
import { SentRequest } from './sent-request.tsx'
import type { Attempt } from './types.ts'

/** An attempt of a delivery: how it ended, how long it took, what was sent and answered. */
export function AttemptItem({ attempt, body }: { attempt: Attempt; body: string | undefined }) {
  const { class: name, status, at, timings, response, responseTruncated, error, url } = attempt
  const { attempt: number, requestHeaders: headers } = attempt
  return (
    <li>
      <p class="line">
        <strong>{text('attemptName', { number })}</strong>
        <span class={name === 'success' ? 'badge delivered' : 'badge exhausted'}>{className(name)}</span>
        {status !== undefined && <span>{text('answered', { status })}</span>}
        <span>{milliseconds(timings.total)}</span>
        <Time at={at} />
      </p>
      <p class="url">{url}</p>
      <Timeline timings={timings} />
      {error !== undefined && <p class="alarm">{error}</p>}
      {response && (
        <Block caption={text(responseTruncated ? 'truncated' : 'answer')} label={text('answer')}>
          {response}
        </Block>
      )}
      {headers && (
        <SentRequest sent={{ attempt: number, url, headers, ...(body !== undefined && { body }) }} />
      )}
    </li>
  )
}

/** The timings of an attempt as a bar and as text. */
function Timeline({ timings: { total, ...timings } }: Pick<Attempt, 'timings'>) {
  const names = ['dns', 'connect', 'tls', 'firstByte'] as const
  const parts = names.flatMap((name): [typeof name | 'rest', number][] => {
    const took = timings[name]
    return took === undefined ? [] : [[name, took]]
  })
  const known = parts.reduce((sum, [, took]) => sum + took, 0)
  if (total > known) parts.push(['rest', total - known])
  return (
    <div class="timeline">
      <div class="bar" aria-hidden="true">
        {parts.map(([name, took]) => (
          <span class={name} key={name} style={{ flexGrow: `${took}` }} />
        ))}
      </div>
      <ul>
        {parts.map(([name, took]) => (
          <li class={name} key={name}>{`${text(name)} ${milliseconds(took)}`}</li>
        ))}
      </ul>
    </div>
  )
}
