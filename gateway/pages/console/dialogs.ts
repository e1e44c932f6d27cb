import { alarm, el } from '../dom.ts'
import { fromInput, moment, toInput } from './format.ts'
import { text } from './language.ts'
import { ask, problemText } from './session.ts'
import type { Recovery, Stats } from './types.ts'

const day = 86_400_000
/** Milliseconds between two queries of a replay's progress. */
const pollEvery = 2_000

/** Opens a dialog, which is removed from the page when it is closed. */
function openDialog(title: string, ...children: Parameters<HTMLElement['append']>): HTMLDialogElement {
  const dialog = el(
    'dialog',
    { 'aria-labelledby': 'dialog-title', close: () => dialog.remove() },
    el('h2', { id: 'dialog-title' }, title),
    ...children,
  )
  document.querySelector('main')?.append(dialog)
  dialog.showModal()
  return dialog
}

const closeButton = (label: string): HTMLButtonElement => {
  const button = el('button', { type: 'button', click: () => button.closest('dialog')?.close() }, label)
  return button
}

interface Rotated {
  secret: string
  signingKey: string
  previousSecretExpiresAt?: string
}

/** Asks for confirmation, rotates the secret and shows the new one once. */
export function askToRotate(path: string): void {
  const problems = el('div')
  const rotate = el(
    'button',
    {
      type: 'button',
      class: 'primary',
      click: async () => {
        rotate.disabled = true
        try {
          const rotated = await ask<Rotated>('POST', `${path}/rotate-secret`, {})
          dialog.close()
          showSecret(rotated)
        } catch (error) {
          rotate.disabled = false
          problems.replaceChildren(alarm(problemText(error)))
        }
      },
    },
    text('rotate'),
  )
  const dialog = openDialog(
    text('rotateQuestion'),
    el('p', {}, text('rotateAbout')),
    problems,
    el('div', { class: 'actions' }, closeButton(text('cancel')), rotate),
  )
}

function showSecret({ secret, signingKey, previousSecretExpiresAt }: Rotated): void {
  const status = el('p', { role: 'status' })
  const shown = (id: string, label: string, value: string) => {
    const output = el('input', { id, readonly: true, value, autocomplete: 'off', spellcheck: 'false' })
    const copy = async () => {
      output.select()
      await navigator.clipboard.writeText(value).then(
        () => status.replaceChildren(text('copied')),
        () => {},
      )
    }
    return el(
      'div',
      { class: 'secret' },
      el('label', { class: 'field', for: id }, label, output),
      el(
        'button',
        { type: 'button', click: () => void copy(), 'aria-label': `${text('copy')}: ${label}` },
        text('copy'),
      ),
    )
  }
  openDialog(
    text('rotated'),
    el('p', {}, text('rotatedAbout')),
    shown('secret', text('secret'), secret),
    ...(signingKey === secret ? [] : [shown('signing-key', text('signingKey'), signingKey)]),
    ...(previousSecretExpiresAt
      ? [el('p', {}, text('oldUntil', { when: moment(previousSecretExpiresAt) }))]
      : []),
    status,
    el('div', { class: 'actions' }, closeButton(text('done'))),
  )
}

/** Returns the default start of a replay: when deliveries began to fail, or a day ago. */
export const defaultStart = (stats: Stats | undefined): number =>
  stats?.failingSince ? Date.parse(stats.failingSince) : Date.now() - day

/**
 * Asks for the period, starts a replay and shows its progress.
 * @param onChange called when the replay begins and when it ends
 */
export function askToReplay(path: string, from: number, onChange: () => void): void {
  const since = el('input', {
    id: 'replay-since',
    type: 'datetime-local',
    required: true,
    value: toInput(from),
  })
  const until = el('input', { id: 'replay-until', type: 'datetime-local' })
  const status = el('p', { role: 'status' })
  const start = el('button', { class: 'primary' }, text('start'))
  const leave = closeButton(text('cancel'))
  const form = el(
    'form',
    {
      submit: async (event) => {
        event.preventDefault()
        start.disabled = true
        const end = fromInput(until.value)
        try {
          const job = await ask<Recovery>('POST', `${path}/recover`, {
            since: fromInput(since.value),
            ...(end !== undefined && { until: end }),
          })
          onChange()
          leave.textContent = text('done')
          await watch(job)
          onChange()
        } catch (error) {
          start.disabled = false
          status.replaceChildren(alarm(problemText(error)))
        }
      },
    },
    el('label', { class: 'field', for: 'replay-since' }, text('since'), since),
    el(
      'label',
      { class: 'field', for: 'replay-until' },
      el('span', {}, text('until'), el('small', {}, ` (${text('untilNow')})`)),
      until,
    ),
    status,
    el('div', { class: 'actions' }, leave, start),
  )
  const dialog = openDialog(text('replayQuestion'), el('p', {}, text('replayAbout')), form)

  async function watch({ id }: Recovery): Promise<void> {
    while (dialog.isConnected) {
      const job = await ask<Recovery>('GET', `${path}/recover/${id}`)
      status.textContent = text(job.status === 'running' ? 'replaying' : 'replayed', { ...job.progress })
      if (job.status === 'completed') return
      await new Promise((resume) => setTimeout(resume, pollEvery))
    }
  }
}
