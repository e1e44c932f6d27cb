/**
 * Labels of the default booking fields in the API, by slug. Pages show them in the reader's
 * language; a label that the owner has changed is shown as it is.
 */
export const defaultFieldLabels = {
  name: 'Your name',
  email: 'Email address',
  location: 'Location',
  title: 'What is this meeting about?',
  notes: 'Additional notes',
  guests: 'Additional guests',
  rescheduleReason: 'Reason for rescheduling',
} as const
