import { useEffect, useRef, useState } from 'preact/hooks'
import { ActionButton } from './action-button.tsx'
import { Deliveries } from './deliveries.tsx'
import { moment, outcome } from './format.ts'
import { text } from './language.ts'
import { useSeldom } from './seldom.ts'
import { ask, call, loaded, problemText } from './session.ts'
import { StatsPanel } from './stats.tsx'
import type { Attempt, Shell, Stats, Webhook } from './types.ts'

/** Minimum milliseconds between two loads of the figures, as each counts against the rate limit. */
const figuresEvery = 6_000
const dayMs = 86_400_000

const reasons = { failing: 'whyFailing', gone: 'whyGone', asked: 'whyAsked' } as const

/** Returns the default start of a replay: when deliveries began to fail, or a day ago. */
const defaultStart = (stats: Stats | undefined): number =>
  stats?.failingSince ? Date.parse(stats.failingSince) : Date.now() - dayMs

interface Props {
  /** Of all webhooks of the owner. */
  webhooksPath: string
  webhook: Webhook
  shell: Shell
}

/** A webhook with its figures and its live deliveries. */
export function WebhookView({ webhooksPath, webhook, backTo, shell }: Props & { backTo: string }) {
  const path = `${webhooksPath}/${webhook.id}`
  const { subscriberUrl, triggers } = webhook
  const [stats, setStats] = useState<Stats>()
  const [deadLetters, setDeadLetters] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const figures = useSeldom(figuresEvery, async () => {
    try {
      const [now, then, { pagination }] = await Promise.all([
        ask<Stats>('GET', `${path}/stats`),
        ask<Webhook>('GET', path),
        call('GET', `${path}/deliveries?status=exhausted&take=1`),
      ])
      if (figures.isStopped()) return
      setStats(now)
      setDeadLetters(pagination.totalItems)
      if (then.active !== webhook.active || then.disabledAt !== webhook.disabledAt) shell.changed(then)
    } catch (error) {
      if (!figures.isStopped()) shell.say(problemText(error))
    }
  })
  return (
    <>
      <a class="back" href={backTo}>
        ← {text('back')}
      </a>
      <h2 tabIndex={-1} ref={heading}>
        {subscriberUrl}
      </h2>
      <Triggers {...webhook} />
      {!shell.isReadOnly && (
        <Actions
          webhooksPath={webhooksPath}
          webhook={webhook}
          shell={shell}
          replayFrom={() => defaultStart(stats)}
          touched={figures.soon}
        />
      )}
      <SwitchedOff {...webhook} />
      <StatsPanel stats={stats} />
      <Deliveries
        webhook={path}
        triggers={triggers}
        deadLetters={deadLetters}
        shell={shell}
        touched={figures.soon}
      />
    </>
  )
}

const dialogs = () => loaded(import('./dialogs.ts'))

/** The buttons that change a webhook. Long because of their number. */
function Actions(props: Props & { replayFrom(): number; touched(): void }) {
  const { webhooksPath, webhook, shell, replayFrom, touched } = props
  const { say } = shell
  const path = `${webhooksPath}/${webhook.id}`
  const toggle = async () => shell.changed(await ask<Webhook>('PATCH', path, { active: !webhook.active }))
  const edit = async () => {
    const [{ editWebhook }, current] = await Promise.all([dialogs(), ask<Webhook>('GET', path)])
    editWebhook(webhooksPath, current, shell.edited)
  }
  const ping = async () => {
    const attempt = await ask<Attempt>('POST', `${path}/test`)
    say(text('pinged', { outcome: outcome(attempt) }))
    touched()
  }
  const replay = async () => (await dialogs()).askToReplay(path, replayFrom(), touched)
  const rotate = async () => (await dialogs()).askToRotate(path)
  const remove = async () => (await dialogs()).askToDelete(path, () => shell.deleted(webhook))
  return (
    <div class="actions">
      <ActionButton act={toggle} say={say} isOn={webhook.active}>
        {text('active')}
      </ActionButton>
      <ActionButton act={edit} say={say}>
        {text('edit')}
      </ActionButton>
      <ActionButton act={ping} say={say}>
        {text('ping')}
      </ActionButton>
      <ActionButton act={replay} say={say}>
        {text('replay')}
      </ActionButton>
      <ActionButton act={rotate} say={say}>
        {text('rotate')}
      </ActionButton>
      <ActionButton act={remove} say={say}>
        {text('delete')}
      </ActionButton>
    </div>
  )
}

/** Why the system has switched a webhook off. */
const SwitchedOff = ({ disabledAt, disabledReason }: Webhook) =>
  disabledAt !== undefined && disabledReason !== undefined ? (
    <p class="alarm">
      {text('switchedOff', { when: moment(disabledAt), why: text(reasons[disabledReason]) })}
    </p>
  ) : null

/** What a webhook is sent, and at which pace. */
const Triggers = ({ triggers, rateLimit, ordered }: Webhook) => (
  <ul class="triggers">
    {triggers.map((each) => (
      <li key={each}>{each}</li>
    ))}
    {rateLimit !== undefined && <li class="pace">{text('atMost', { count: rateLimit })}</li>}
    {ordered && <li class="pace">{text('inOrder')}</li>}
  </ul>
)
