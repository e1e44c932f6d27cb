'use client'

import { type ButtonHTMLAttributes, createElement, type ReactNode, useEffect, useRef } from 'react'
import { type BookingEvents, useBookingEvents } from './events.ts'
import { loadEmbed } from './load-embed.ts'
import { type BookingPageProps, optionsOf } from './page.ts'

export interface BookingButtonProps
  extends BookingPageProps,
    BookingEvents,
    Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'id' | 'style' | 'disabled'> {
  children: ReactNode
  /** Label of the button that closes the dialog. Default: Close. */
  closeLabel?: string
}

/** A button that opens a booking page in a dialog; in a new tab where that cannot be loaded. */
export function BookingButton(props: BookingButtonProps): ReactNode {
  const { server, page, children, closeLabel, className, id, style, disabled } = props
  const button = useRef<HTMLButtonElement>(null)
  useBookingEvents(button, props)
  useEffect(() => {
    // Loaded before the first click; a click tries again.
    loadEmbed(server).catch(() => {})
  }, [server])
  const open = () => {
    const owner = button.current
    if (!owner) return
    loadEmbed(server).then(
      (embed) => embed.popup(page, optionsOf(props, closeLabel), owner),
      () => window.open(new URL(page, server), '_blank', 'noopener'),
    )
  }
  const attributes = { ref: button, onClick: open, className, id, style, disabled }
  return createElement('button', { ...attributes, type: 'button' }, children)
}
