/**
 * What the visitor has picked, kept in the address of the page: so picks survive a reload, a link
 * can carry them, and the Back of the browser undoes the last one.
 */
export interface Picks {
  /** `YYYY-MM`. */
  month?: string | undefined
  /** `YYYY-MM-DD`. */
  date?: string | undefined
  /** The start, ISO 8601. */
  slot?: string | undefined
  /** Minutes. */
  duration?: string | undefined
  timeZone?: string | undefined
}

const shapes: Readonly<Record<keyof Picks, RegExp>> = {
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  slot: /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/,
  duration: /^[1-9]\d{0,4}$/,
  timeZone: /^[A-Za-z][\w+/-]*$/,
}

/** Returns the picks in the address, without those of another shape. */
export function picksHere(): Picks {
  const query = new URLSearchParams(location.search)
  const found = Object.entries(shapes).flatMap(([name, shape]) => {
    // A `+` in a query is a space.
    const value = query.get(name)?.replace(' ', '+') ?? ''
    return shape.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as Picks
}

/**
 * Changes picks in the address; undefined removes one.
 * @param options.asStep whether Back returns to the picks before
 */
export function keepPicks(changes: Picks, { asStep = false } = {}): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (asStep) history.pushState({ picked: true }, '', url)
  else history.replaceState(history.state, '', url)
}
