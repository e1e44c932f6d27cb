import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { problemText } from './session.ts'
import type { Shell } from './types.ts'

/**
 * A button whose action runs once at a time, also where a person clicks again while it waits. It
 * keeps the keyboard focus, which a disabled button would lose.
 */
export function ActionButton(props: {
  act(): Promise<void>
  say: Shell['say']
  class?: 'primary'
  /** Present for a switch. */
  isOn?: boolean
  children: ComponentChildren
}) {
  const { act, say, isOn, children } = props
  const isActing = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function click(): Promise<void> {
    if (isActing.current) return
    isActing.current = true
    setBusy(true)
    await act().catch((error: unknown) => say(problemText(error)))
    isActing.current = false
    setBusy(false)
  }
  const ofSwitch = isOn !== undefined && ({ class: 'switch', role: 'switch', 'aria-checked': isOn } as const)
  return (
    <button type="button" class={props.class} aria-disabled={isBusy} onClick={click} {...ofSwitch}>
      {children}
    </button>
  )
}
