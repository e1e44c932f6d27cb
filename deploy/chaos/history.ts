/** One call of the load, with the status of each attempt; 0: no answer. */
export interface Call {
  worker: number
  what: string
  statuses: number[]
}

/** What the load has asked and been answered: what the checks compare the system with. */
export class History {
  /** Attempts that have ended. Faults begin and end by this count. */
  attempts = 0
  /** Changes that were answered, also by a refusal. */
  changes = 0
  readonly calls: Call[] = []
  /** Bookings by uid, as acknowledged last. */
  readonly bookings = new Map<string, Acknowledged>()
  /** What was seen while the load ran that must not be. */
  readonly violations: string[] = []
}

/** A booking that an answer has acknowledged. */
export interface Acknowledged {
  uid: string
  worker: number
  /** Index of the host. */
  host: number
  start: string
  email: string
  status: 'accepted' | 'cancelled'
  /** The booking that it replaced by a reschedule. */
  from?: string
}
