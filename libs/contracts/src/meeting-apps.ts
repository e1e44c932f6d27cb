/**
 * The meeting services that can be connected, by their names in paths: `type` is the name of a
 * connection, `integration` that of a location.
 */
export const meetingApps = {
  zoom: { title: 'Zoom', type: 'zoom_video', integration: 'zoom' },
  'google-meet': { title: 'Google Meet', type: 'google_video', integration: 'google-meet' },
  msteams: { title: 'Microsoft Teams', type: 'office365_video', integration: 'office365-video' },
} as const
export type MeetingAppSlug = keyof typeof meetingApps

/** Returns the meeting service of a location's integration; undefined for any other integration. */
export function appOfIntegration(integration: string): MeetingAppSlug | undefined {
  const slugs = Object.keys(meetingApps) as MeetingAppSlug[]
  return slugs.find((slug) => meetingApps[slug].integration === integration)
}
