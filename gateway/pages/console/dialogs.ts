// The dialogs of the console, which load as one script when the first of them opens.
export { openPortalLinks } from './portal-links.tsx'
export { askToReplay } from './replay.tsx'
export { askToRotate } from './rotate.tsx'
export { askToDelete, editWebhook } from './webhook-form.tsx'
