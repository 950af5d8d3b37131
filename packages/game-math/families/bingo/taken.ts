import type { Draw } from '@fairhouse/fairness/draw'

/** Of so many numbers from the first on, some: each is drawn among those that are left, which lie in ascending order. */
export function taken(
  first: number,
  numbers: number,
  count: number,
  draw: Draw,
): readonly number[] {
  const left = Array.from({ length: numbers }, (_, index) => first + index)
  return Array.from({ length: count }, () => {
    const [number] = left.splice(draw.below(left.length), 1)
    if (number === undefined) throw new RangeError('the machine is empty')
    return number
  })
}
