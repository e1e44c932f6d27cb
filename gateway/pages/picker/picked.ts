/** A time that a visitor has picked. */
export interface Picked {
  /** As in the answer of the API. */
  start: string
  timeZone: string
  /** Minutes. */
  length: number
}
