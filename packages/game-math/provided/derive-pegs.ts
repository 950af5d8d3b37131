import { choose } from '../families/instant/choose.ts'
import type { PegsDefinition } from '../families/instant/definition.ts'
import { fitRow } from './fit-row.ts'
import { stakesOf } from './stakes.ts'
import type { PegsWish } from './wish.ts'

const unitsPerStake = 100
const rowCounts = [8, 12, 16]
/** How much more a rarer slot pays, by risk: with 1 every slot would return alike. */
const steepness = { low: 0.35, medium: 0.6, high: 0.82 } as const
const risks = ['low', 'medium', 'high'] as const

/** Boards of pegs by what is wished of them: every board returns about the same. What it returns exactly, `pegsFacts` says. */
export const derivePegs = (wish: PegsWish): PegsDefinition => ({
  boards: rowCounts.flatMap((rows) =>
    risks.map((risk) => ({ rows, risk, half: halfOf(wish, rows, steepness[risk]) })),
  ),
  unitsPerStake,
  betLevels: stakesOf(wish, unitsPerStake),
})

/** The board that the page opens with, and the catalogue tells of. */
export const isShown = ({ rows, risk }: { readonly rows: number; readonly risk: string }) =>
  rows === 12 && risk === 'medium'

/** Pay units from the outermost slot to the middle. */
function halfOf({ rtp, maxWinX }: PegsWish, rows: number, steep: number): readonly number[] {
  const middle = Math.floor(rows / 2)
  // From the middle outwards, for pays rise to the end of a row.
  const slots = Array.from({ length: middle + 1 }, (_, out) => middle - out)
  const chances = slots.map((slot) => Number(choose(rows, slot)) / 2 ** rows)
  const shape = chances.map((chance) => chance ** -steep)
  // A slot stands for its twin on the other side; the one in the middle has none.
  const worth = chances.map((chance, out) => (chance * (out === 0 ? 1 : 2)) / unitsPerStake)
  return fitRow(shape, worth, { rtp, most: maxWinX * unitsPerStake }).toReversed()
}
