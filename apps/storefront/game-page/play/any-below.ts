/**
 * Any whole number from 0 up to below `count`, for choices made in the player's place: the browser's own chance, without a lean to small numbers.
 * @throws RangeError when there is none.
 */
export function anyBelow(count: number): number {
  if (!(count >= 1)) throw new RangeError(`nothing is below ${count}`)
  const limit = Math.floor(2 ** 32 / count) * count
  const word = new Uint32Array(1)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(word)
    if (drawn < limit) return drawn % count
  }
}
