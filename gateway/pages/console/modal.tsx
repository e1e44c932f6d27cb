import { type ComponentChildren, render } from 'preact'

/**
 * Opens a dialog, which is removed from the page when it is closed.
 * @param view what it shows below its title; it gets the function that closes the dialog
 */
export function openModal(title: string, view: (close: () => void) => ComponentChildren): void {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'modal-title')
  dialog.addEventListener('close', () => {
    render(null, dialog)
    dialog.remove()
  })
  document.querySelector('main')?.append(dialog)
  render(
    <>
      <h2 id="modal-title">{title}</h2>
      {view(() => dialog.close())}
    </>,
    dialog,
  )
  dialog.showModal()
}
