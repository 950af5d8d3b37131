import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'

/** A step of a field or a tower. */
export interface StepWorth {
  readonly step: number
  /** Hundredths of the stake that stopping there pays. */
  readonly units: number
  /** Of this step alone, when the one before was reached. */
  readonly next: number
  /** From the bet on. */
  readonly reached: number
  /** What comes back of the stake for who always stops there. */
  readonly rtp: number
}

type Rules<Game extends InstantRules['game']> = Extract<InstantRules, { game: Game }>

/** P(the gate opens as far as a target of so many hundredths). Exact but for the last conversion. */
export const gateChance = ({ wins, of }: Rules<'gate'>, target: number): number =>
  Math.floor(wins / target) / of

/** `[slot]`: P(a ball comes to lie there) on a board of so many rows. */
export function slotChances(rows: number): readonly number[] {
  let ways = 1
  return Array.from({ length: rows + 1 }, (_, slot) => {
    if (slot > 0) ways = (ways * (rows - slot + 1)) / slot
    return ways / 2 ** rows
  })
}

/** What each step is worth, of a field with so many mines. */
export const fieldSteps = (
  { cells, fields }: Rules<'mines'>,
  mines: number,
): readonly StepWorth[] =>
  stepsOf(
    fields.find((field) => field.mines === mines)?.pays ?? [],
    (before) => (cells - mines - before) / (cells - before),
  )

/** The same of a tower. */
export function towerSteps({ towers }: Rules<'tower'>, risk: string): readonly StepWorth[] {
  const tower = towers.find((one) => one.risk === risk)
  if (!tower) return []
  return stepsOf(tower.pays, () => (tower.width - tower.traps) / tower.width)
}

function stepsOf(
  pays: readonly number[],
  chance: (before: number) => number,
): readonly StepWorth[] {
  let reached = 1
  return pays.map((units, before) => {
    const next = chance(before)
    reached *= next
    return { step: before + 1, units, next, reached, rtp: (reached * units) / 100 }
  })
}
