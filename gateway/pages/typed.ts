let before: URLSearchParams | undefined

/** Returns what a form would send. */
export function entriesOf(form: HTMLFormElement): URLSearchParams {
  const entries = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entries.append(name, value)
  return entries
}

/** What the visitor typed, while the page is open: a form that is shown again starts with it. */
export const typed = {
  keep(form: HTMLFormElement): void {
    before = entriesOf(form)
  },
  before: (): URLSearchParams | undefined => before,
}
