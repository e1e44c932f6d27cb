/**
 * Where the walk over the webhooks goes on: after those that had their turn, and round again. What could not be served for
 * want of a free place is the first to be served when there is one.
 */
export class Round {
  /** Webhooks up to this id had their turn; 0: the walk is at its start. */
  cursor = 0
  #home = 0
  #ends = 0

  /**
   * @param served whether the last step claimed something
   * @param cursor where that step ended; 0 at the end of the walk
   * @returns false when the whole round had nothing to claim: the walk waits where it last had
   */
  next(served: boolean, cursor: number): boolean {
    this.cursor = cursor
    if (served) {
      this.#home = cursor
      this.#ends = 0
      return true
    }
    if (cursor === 0) this.#ends++
    if (this.#ends < (this.#home === 0 ? 1 : 2)) return true
    this.cursor = this.#home
    this.#ends = 0
    return false
  }
}
