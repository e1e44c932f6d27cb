'use client'

import { createElement, type HTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { type BookingEvents, useBookingEvents } from './events.ts'
import { loadEmbed } from './load-embed.ts'
import { type BookingPageProps, optionsOf } from './page.ts'

export interface BookingInlineProps
  extends BookingPageProps,
    BookingEvents,
    Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'id' | 'style'> {
  /** Shown until the page is there, and where it cannot be loaded. Default: a link to the page. */
  fallback?: ReactNode
}

/** Shows a booking page in place; its frame is as high as the page. */
export function BookingInline(props: BookingInlineProps): ReactNode {
  const { server, page, fallback, className, id, style } = props
  // React renders nothing into the holder, so that the frame in it is never touched.
  const holder = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  const options = JSON.stringify(optionsOf(props))
  useBookingEvents(holder, props)
  useEffect(() => {
    const element = holder.current
    if (!element) return undefined
    let isWanted = true
    loadEmbed(server).then(
      (embed) => {
        if (!isWanted) return
        embed.inline(element, page, JSON.parse(options))
        setThere(true)
      },
      // The fallback stays.
      () => {},
    )
    return () => {
      isWanted = false
      element.replaceChildren()
    }
  }, [server, page, options])
  const link = createElement('a', { href: new URL(page, server).href }, page)
  return createElement(
    'div',
    { className, id, style },
    createElement('div', { ref: holder }),
    isThere ? null : (fallback ?? link),
  )
}
