type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input, select, textarea'),
]

/** Boxes of one question share their name and differ by their value. */
const keyOf = (control: Control): string =>
  isBox(control) ? `${control.name}=${control.value}` : control.id || control.name

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)

const before = new Map<string, string | boolean>()

/** What the visitor typed, while the page is open: a form that is shown again starts with it. */
export const typed = {
  keep(form: HTMLFormElement): void {
    for (const control of controlsOf(form))
      before.set(keyOf(control), isBox(control) ? control.checked : control.value)
  },
  restore(form: HTMLFormElement): void {
    // The choice of a location shows a question of its own, which is filled in after it.
    for (const kind of ['select', 'input, textarea'])
      for (const control of form.querySelectorAll<Control>(kind)) {
        const value = before.get(keyOf(control))
        if (value === undefined || control.disabled) continue
        if (isBox(control)) control.checked = value === true
        else control.value = String(value)
        if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change'))
      }
  },
}
