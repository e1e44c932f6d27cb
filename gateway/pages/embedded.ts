/** How another page shows this one in a frame, as embed.ts names the frame. */
interface Embedding {
  /** The origin of the other page. */
  origin: string
  theme?: string
  brandColor?: string
}

const embedding = read()

function read(): Embedding | undefined {
  if (window.parent === window) return undefined
  try {
    const { punctual, theme, brandColor } = JSON.parse(window.name) as Record<string, string | undefined>
    if (!punctual || new URL(punctual).origin !== punctual) return undefined
    return { origin: punctual, ...(theme && { theme }), ...(brandColor && { brandColor }) }
  } catch {
    return undefined
  }
}

/** Returns the look that the other page or the address of this one asks for. */
export function lookAskedFor(): { theme?: string; brandColor?: string } {
  const query = new URLSearchParams(location.search)
  const { theme = query.get('theme'), brandColor = query.get('brandColor') } = embedding ?? {}
  const isColor = brandColor && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(brandColor)
  return { ...(theme && { theme }), ...(isColor && { brandColor }) }
}

/** Tells the page around the frame; only a page of the origin that made the frame can read it. */
export function tell(name: string, detail: Readonly<Record<string, unknown>> = {}): void {
  if (embedding) window.parent.postMessage({ ...detail, punctual: name }, embedding.origin)
}

/** Opens an address: that of another site, such as a payment page, instead of the page around. */
export function leaveTo(address: string): void {
  const isOurs = new URL(address, location.href).origin === location.origin
  if (window.parent === window || isOurs) location.assign(address)
  else window.open(address, '_top')
}

/** Keeps the frame as high as its page. */
export function fitFrame(): void {
  if (!embedding) return
  document.documentElement.classList.add('embedded')
  const fit = () =>
    tell('resize', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
  new ResizeObserver(fit).observe(document.documentElement)
}
