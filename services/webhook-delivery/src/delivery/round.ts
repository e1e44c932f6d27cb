/**
 * Remembers where the walk over the webhooks continues: after those that had their turn, and around
 * again. A webhook that got no turn for lack of capacity is the first in the next step.
 */
export class Round {
  /** Webhooks up to this id had their turn; 0: the walk is at its start. */
  cursor = 0
  #home = 0
  #ends = 0

  /**
   * Records a step of the walk.
   * @param served whether the last step claimed something
   * @param cursor where that step ended; 0 at the end of the walk
   * @returns false when a whole round claimed nothing: the walk pauses at its position
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
