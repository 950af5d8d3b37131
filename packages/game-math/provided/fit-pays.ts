/** Pays by symbol and length of run. */
export type Pays = Readonly<Record<string, readonly number[]>>

/**
 * Whole pays of about a shape that return what is wished: the shape grown or shrunk as a whole, then one pay after the other moved by a unit as
 * long as that comes nearer.
 * @param shape pays by symbol, in any unit.
 * @param worth what a unit of each pay returns, as part of a stake.
 * @param target ratio.
 */
export function fitPays(shape: Pays, worth: Pays, target: number): Pays {
  const returned = (pays: Pays): number =>
    Object.entries(pays).reduce(
      (sum, [symbol, row]) =>
        sum + row.reduce((all, pay, length) => all + pay * (worth[symbol]?.[length] ?? 0), 0),
      0,
    )
  const factor = target / returned(shape)
  let pays: Pays = Object.fromEntries(
    Object.entries(shape).map(([symbol, row]) => [
      symbol,
      row.map((pay) => (pay === 0 ? 0 : Math.max(1, Math.round(pay * factor)))),
    ]),
  )
  for (let turn = 0; turn < mostTurns; turn++) {
    const missing = target - returned(pays)
    const better = bestChange(pays, worth, missing)
    if (better === null) return pays
    pays = better
  }
  return pays
}

const mostTurns = 400

/** The pays with one of them a unit higher or lower, whichever comes nearest; null when none comes nearer. */
function bestChange(pays: Pays, worth: Pays, missing: number): Pays | null {
  let best: { readonly pays: Pays; readonly left: number } | null = null
  const step = Math.sign(missing)
  for (const [symbol, row] of Object.entries(pays)) {
    for (const [length, pay] of row.entries()) {
      if (pay === 0 || !mayMove(row, length, pay + step)) continue
      const left = Math.abs(missing - step * (worth[symbol]?.[length] ?? 0))
      if (left >= Math.abs(missing) - 1e-12 || (best !== null && left >= best.left)) continue
      best = {
        left,
        pays: { ...pays, [symbol]: row.map((old, at) => (at === length ? old + step : old)) },
      }
    }
  }
  return best?.pays ?? null
}

/** Longer runs pay more than shorter ones, and what pays stays so. */
const mayMove = (row: readonly number[], length: number, pay: number): boolean =>
  pay >= 1 &&
  pay > (row[length - 1] ?? 0) &&
  (length === row.length - 1 || pay < (row[length + 1] ?? Number.POSITIVE_INFINITY))
