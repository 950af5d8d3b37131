// What collectors take: every amount drawn by itself.
import { fraction, times } from './fraction.mjs'
import { WeighedWins } from './wins.mjs'

export function cashWins({ values }, { amounts, collectors }, most) {
  const all = values.reduce((sum, { weight }) => sum + weight, 0)
  const worth = values.reduce((sum, { value, weight }) => sum + value * weight, 0)
  const mean = fraction(BigInt(worth), BigInt(all))
  const wins = new WeighedWins(most, times(mean, fraction(BigInt(amounts * collectors))))
  let sums = new Map([[0, 1]])
  for (let amount = 0; amount < amounts; amount++) {
    const more = new Map()
    for (const [sum, chance] of sums) {
      for (const { value, weight } of values) {
        more.set(sum + value, (more.get(sum + value) ?? 0) + (chance * weight) / all)
      }
    }
    sums = more
  }
  for (const [sum, chance] of sums) wins.add(sum * collectors, chance)
  return wins
}
