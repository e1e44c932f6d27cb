/** What a call that a person started has beside its text. */
export interface CallDetails {
  teamId: number
  eventTypeId: number
  /** Id of the user who started it. */
  userId: number
  /** The number that it comes from, in E.164. */
  from: string
  /** Instructions for the rest of the call. */
  prompt?: string
  scheduler: string
  guest: { name?: string; email?: string; company?: string }
}
