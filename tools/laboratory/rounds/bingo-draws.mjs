// How numbers come out of a machine of bingo.

/** So many of a run of numbers, each drawn among those that are left, ascending. */
export function drawFrom(first, length, count, round) {
  const left = Array.from({ length }, (_, index) => first + index)
  return Array.from({ length: count }, () => left.splice(round.draw(left.length), 1)[0])
}
