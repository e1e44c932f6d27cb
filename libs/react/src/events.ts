'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** What happens in a booking page, as callbacks. Times are ISO 8601. */
export interface BookingEvents {
  /** The page can be used. */
  onReady?: () => void
  onDateSelected?: (detail: { date: string }) => void
  onBookingSuccessful?: (detail: {
    uid: string
    start: string
    end: string
    status: 'accepted' | 'pending'
    eventTypeId: number
  }) => void
  onRescheduled?: (detail: { uid: string; previousUid: string; start: string; end: string }) => void
  onCancelled?: (detail: { uid: string }) => void
}

const callbacks = {
  ready: 'onReady',
  dateSelected: 'onDateSelected',
  bookingSuccessful: 'onBookingSuccessful',
  rescheduled: 'onRescheduled',
  cancelled: 'onCancelled',
} as const satisfies Record<string, keyof BookingEvents>

/** Calls the callbacks of the last render for what happens in the frames of an element. */
export function useBookingEvents(element: RefObject<HTMLElement | null>, events: BookingEvents): void {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const ending = new AbortController()
    for (const [name, callback] of Object.entries(callbacks))
      target.addEventListener(
        `punctual:${name}`,
        (event) => {
          // A frame of another component inside this element is not ours.
          if (event.target !== target) return
          const call = latest.current[callback] as ((detail: unknown) => void) | undefined
          call?.((event as CustomEvent<unknown>).detail)
        },
        { signal: ending.signal },
      )
    return () => ending.abort()
  }, [element])
}
