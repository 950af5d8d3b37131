/** Something that is on or off was turned to this at a moment, epoch milliseconds. */
export interface Turned {
  readonly isOn: boolean
  readonly at: number
}

/**
 * Whether something was on at a moment (epoch milliseconds), by how it is now and by what was turned since: the first turn after the moment says
 * what it was before. What was turned at the moment itself is turned already. Pure.
 * @param turns those after the moment are enough, the earlier first.
 */
export function wasOn(isOnNow: boolean, turns: readonly Turned[], at: number): boolean {
  const next = turns.find((turn) => turn.at > at)
  return next ? !next.isOn : isOnNow
}
