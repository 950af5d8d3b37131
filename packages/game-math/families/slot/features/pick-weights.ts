import type { PickRule } from './rules.ts'

/**
 * In how many of all n! orders of its contents a pick bonus pays each amount, whatever the player chooses: these are equally likely, so a given set of k prizes is just what was opened before the first of v enders in k! v (n-k-1)! orders.
 */
export function pickWeights({ prizes, enders }: PickRule): ReadonlyMap<number, bigint> {
  const n = prizes.length + enders
  const weights = new Map<number, bigint>()
  subsetSums(prizes).forEach((sums, k) => {
    const orders = factorial(k) * BigInt(enders) * factorial(n - k - 1)
    for (const [units, sets] of sums) {
      weights.set(units, (weights.get(units) ?? 0n) + sets * orders)
    }
  })
  return weights
}

/** `sums[k]`: how many sets of k prizes add up to each amount. */
function subsetSums(prizes: readonly number[]): readonly ReadonlyMap<number, bigint>[] {
  const sums = Array.from({ length: prizes.length + 1 }, () => new Map<number, bigint>())
  sums[0]?.set(0, 1n)
  for (const prize of prizes) {
    for (let k = prizes.length; k > 0; k--) {
      for (const [units, sets] of sums[k - 1] ?? []) {
        sums[k]?.set(units + prize, (sums[k]?.get(units + prize) ?? 0n) + sets)
      }
    }
  }
  return sums
}

function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1)
}
