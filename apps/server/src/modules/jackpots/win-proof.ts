import { jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { SecretAmount } from '@fairhouse/contract/entities/meter-proof'
import { fromHex } from '@fairhouse/fairness/hex'
import { mustHitAmount } from '@fairhouse/fairness/must-hit'
import type { WinRow } from './store/wins.ts'

/** The secret amount of a run that was won, with all that it follows from; null for one that was drawn for. */
export function secretOf(win: WinRow): SecretAmount | null {
  const { meter, currency, run, seed, seed_hash: seedHash } = win
  if (seed === null || seedHash === null) return null
  const { seed: from, ceiling } = jackpotTerms.parse(win.terms)
  const mix =
    win.mixed_before !== null && win.mixed_first !== null
      ? { before: win.mixed_before, first: win.mixed_first }
      : null
  const all = { meter, currency, run, mix, from, ceiling }
  const amount = mustHitAmount({ ...all, seed: fromHex(seed) })
  return { seedHash, seed, mix, from, ceiling, amount }
}

/** Of a win by draw: below which number the round drew. One of the time before that was kept tells its run's. */
export function turnoverOf({ turnover, terms }: Pick<WinRow, 'turnover' | 'terms'>): number | null {
  const known = jackpotTerms.parse(terms)
  if (known.won !== 'byDraw') return null
  return turnover === null ? known.turnover : Number(turnover)
}
