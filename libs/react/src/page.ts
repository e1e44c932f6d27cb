/** How a booking page looks inside another one. */
export interface BookingLook {
  /** Default: that of the owner of the page. */
  theme?: 'light' | 'dark' | 'system'
  /** Color of buttons and links, such as `#7a1f5c`. */
  brandColor?: string
}

/** Which booking page to show, and how. */
export interface BookingPageProps extends BookingLook {
  /** Address of the installation, such as `https://punctual.example.com`. */
  server: string
  /** Path of the page, such as `/anna/intro`. */
  page: string
  /** Parameters of the page: answers by the slug of their field, `month`, `utm_source`. */
  query?: Readonly<Record<string, string | readonly string[]>>
  /** Title of the frame, for screen readers. Default: the title of the document. */
  frameTitle?: string
}

/** What the page of a booking needs of `/embed.js`. */
export interface EmbedOptions extends BookingLook {
  query?: Readonly<Record<string, string | readonly string[]>>
  title?: string
  closeLabel?: string
}

/** Returns the options without what is undefined. */
export function optionsOf(
  { theme, brandColor, query, frameTitle }: BookingPageProps,
  closeLabel?: string,
): EmbedOptions {
  return {
    ...(theme && { theme }),
    ...(brandColor && { brandColor }),
    ...(query && { query }),
    ...(frameTitle && { title: frameTitle }),
    ...(closeLabel && { closeLabel }),
  }
}
