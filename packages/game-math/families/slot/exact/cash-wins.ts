import { type Wins, winsOf } from '../../../chances/wins.ts'
import { countIn, type ReadySpin } from '../spin/ready-spin.ts'

/** What is collected when specials are in view as the key says: every draw of every amount. Null where nothing is. */
export function cashWins(spin: ReadySpin, key: number): Wins | null {
  const { cash } = spin.rule
  if (cash === undefined) return null
  const symbols = countIn(spin, key, cash.symbol)
  const collectors = countIn(spin, key, cash.collector)
  if (symbols === 0 || collectors === 0) return null
  let sums = new Map([[0, 1n]])
  for (let symbol = 0; symbol < symbols; symbol++) {
    const more = new Map<number, bigint>()
    for (const [sum, ways] of sums) {
      for (const { value, weight } of cash.values) {
        more.set(sum + value, (more.get(sum + value) ?? 0n) + ways * BigInt(weight))
      }
    }
    sums = more
  }
  return winsOf(new Map([...sums].map(([sum, ways]) => [sum * collectors, ways])))
}
