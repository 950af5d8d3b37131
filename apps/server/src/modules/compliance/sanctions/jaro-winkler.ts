/** Weight of a common beginning, and how long it may be (Winkler, 1990). */
const prefixWeight = 0.1
const prefixAtMost = 4

/** How alike two words are, from 0 to 1: letters in common, in order, the beginning counting more. Symmetric. */
export function jaroWinkler(left: string, right: string): number {
  const likeness = jaro(left, right)
  let common = 0
  while (common < prefixAtMost && common < left.length && left[common] === right[common]) common++
  return likeness + common * prefixWeight * (1 - likeness)
}

function jaro(left: string, right: string): number {
  if (left === right) return 1
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1)
  const [fromLeft, taken] = matches(left, right, reach)
  if (fromLeft.length === 0) return 0
  const fromRight = Array.from(right).filter((_, index) => taken.has(index))
  const moved = fromLeft.filter((letter, index) => letter !== fromRight[index]).length / 2
  const found = fromLeft.length
  return (found / left.length + found / right.length + (found - moved) / found) / 3
}

/** Letters of `left` that `right` has within reach, in order, and where it has them. */
function matches(left: string, right: string, reach: number): [string[], Set<number>] {
  const [found, taken]: [string[], Set<number>] = [[], new Set()]
  for (const [index, letter] of Array.from(left).entries()) {
    const end = Math.min(right.length - 1, index + reach)
    for (let place = Math.max(0, index - reach); place <= end; place++) {
      if (right[place] !== letter || taken.has(place)) continue
      taken.add(place)
      found.push(letter)
      break
    }
  }
  return [found, taken]
}
