import { at, item } from '@fairhouse/game-math/at'
import type { SlotDefinition, SpinRule } from '@fairhouse/game-math/families/slot/definition'
import { type Face, facesOf } from '@fairhouse/game-math/families/slot/pays/faces'
import { type LineMachine, lineMachine } from '@fairhouse/game-math/families/slot/pays/line-machine'
import { lineRule } from '@fairhouse/game-math/families/slot/pays/line-rule'
import type { ReelCounts } from './counts.ts'

/** What a spin wins on average, in pay units, from how many of each symbol its strips hold. */
export type SpinMean = (counts: ReelCounts) => number

/**
 * The mean of a spin in microseconds: a stop is as likely as any other, so a line meets a symbol as often as the strip holds it, and
 * the line's machine is followed reel by reel with these chances. Exact where a cell shows what the strip holds there; an
 * estimate, to be scaled by an exact one, where wilds expand or anything else changes the grid, and for ways.
 */
export function spinMean(definition: SlotDefinition, spin: SpinRule): SpinMean {
  const faces = facesOf(definition, spin)
  const wild =
    definition.wild === undefined ? -1 : definition.symbols.indexOf(definition.wild.symbol)
  const rule = lineRule(definition, {
    faces,
    wilds: wild < 0 ? [] : [wild],
    times: spin.multiplier ?? 1,
  })
  const machine = lineMachine(rule, definition.rows.length)
  // As many ways as there are, each taken for a line of its own.
  const lines =
    definition.rule.by === 'lines'
      ? definition.rule.lines.length
      : definition.rows.reduce((ways, row) => ways * row, 1)
  return (counts) => {
    const chances = counts.map((strip, reel) =>
      faceChances({ definition, spin, faces, wild }, strip, item(definition.rows, reel)),
    )
    return followed(machine, chances) * lines
  }
}

type Chances = Float64Array<ArrayBuffer>

interface Spin {
  readonly definition: SlotDefinition
  readonly spin: SpinRule
  readonly faces: readonly Face[]
  readonly wild: number
}

/** How likely a cell of a reel shows each face. */
function faceChances(
  { definition, spin, faces, wild }: Spin,
  strip: ReadonlyMap<string, number>,
  rows: number,
): Chances {
  const length = strip.values().reduce((sum, count) => sum + count, 0)
  const share = (symbol: number) => (strip.get(item(definition.symbols, symbol)) ?? 0) / length
  const lands = wild < 0 ? 0 : share(wild)
  const covers = definition.wild?.expands === true ? Math.min(1, rows * lands) : lands
  const multipliers = spin.wildMultipliers ?? []
  const weights = multipliers.reduce((sum, { weight }) => sum + weight, 0)
  return Float64Array.from(faces, ({ symbol }, face) => {
    if (symbol !== wild) return lands < 1 ? (share(face) * (1 - covers)) / (1 - lands) : 0
    if (weights === 0) return covers
    const multiplier = multipliers[face - definition.symbols.length]
    return multiplier === undefined ? 0 : (covers * multiplier.weight) / weights
  })
}

/** What a line wins on average when every reel shows its faces with these chances. */
function followed(machine: LineMachine, chances: readonly Chances[]): number {
  let states: Chances = Float64Array.of(1)
  let mean = 0
  for (const [reel, faces] of chances.entries()) {
    const room = (machine.next[reel + 1]?.length ?? 0) / machine.faceCount
    const after: Chances = new Float64Array(room)
    for (let state = 0; state < states.length; state++) {
      mean += reading(item(machine.next, reel).subarray(state * machine.faceCount), {
        chance: states[state] ?? 0,
        faces,
        after,
      })
    }
    states = after
  }
  return mean
}

/** What the lines in a state win that the next reel settles; the others go on to `after`. */
function reading(
  moves: Int32Array,
  {
    chance,
    faces,
    after,
  }: {
    readonly chance: number
    readonly faces: Chances
    readonly after: Chances
  },
): number {
  if (chance === 0) return 0
  let won = 0
  for (let face = 0; face < faces.length; face++) {
    const to = at(moves, face)
    const likely = chance * (faces[face] ?? 0)
    if (to < 0) won -= likely * (to + 1)
    else after[to] = (after[to] ?? 0) + likely
  }
  return won
}
