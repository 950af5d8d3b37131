import { item } from '../../../at.ts'
import { type LineRule, withMultiplier } from './line-rule.ts'

/**
 * The rule of a line as a machine that reads it reel by reel: it knows after each reel which candidates still run, what wilds
 * multiply and the best pay of those that broke. Most lines are settled after two or three reels, which is what makes counting fast.
 */
export interface LineMachine {
  readonly faceCount: number
  /**
   * `[reel][state * faceCount + face]`: the state after that reel, or, where the line is settled whatever follows,
   * `-1 - units`. State 0 is the only one before the first reel.
   */
  readonly next: readonly Int32Array[]
  /** More than any line pays. */
  readonly most: number
}

interface Reading {
  readonly alive: readonly boolean[]
  /** How many symbols the runs of these hold: as many as there were reels, and one more for each that is split. */
  readonly count: number
  readonly multiplier: number
  /** What the best of the broken ones pays. */
  readonly best: number
  /** By candidate, the run that ends here; empty unless both ways pay. */
  readonly endings: readonly Ending[]
}

/** A run that the next reel may lengthen, towards the last reel. */
interface Ending {
  readonly count: number
  readonly reels: number
  readonly multiplier: number
}

const noRun: Ending = { count: 0, reels: 0, multiplier: 1 }

export function lineMachine(rule: LineRule, reels: number): LineMachine {
  let states: readonly Reading[] = [
    {
      alive: rule.candidates.map(() => true),
      count: 0,
      multiplier: 1,
      best: 0,
      endings: rule.bothWays ? rule.candidates.map(() => noRun) : [],
    },
  ]
  const next: Int32Array[] = []
  let most = 0
  for (let reel = 0; reel < reels; reel++) {
    const found = new Map<string, number>()
    const after: Reading[] = []
    const row = states.flatMap((state) =>
      rule.faces.map((_, face) => {
        const reading = read(rule, state, { face, isLast: reel + 1 === reels })
        if (rule.bothWays ? reel + 1 === reels : !reading.alive.includes(true)) {
          const paid = reading.best + fromLast(rule, reading.endings, reels)
          most = Math.max(most, paid)
          return -1 - paid
        }
        const key = JSON.stringify(reading)
        const known = found.get(key) ?? found.size
        if (known === found.size) after.push(reading)
        found.set(key, known)
        return known
      }),
    )
    next.push(Int32Array.from(row))
    states = after
  }
  return { faceCount: rule.faces.length, next, most }
}

function read(
  rule: LineRule,
  state: Reading,
  at: { readonly face: number; readonly isLast: boolean },
): Reading {
  const { size, multiplier: own } = item(rule.faces, at.face)
  const multiplier = withMultiplier(rule.together, state.multiplier, own)
  let { best } = state
  const alive = rule.candidates.map(({ matches, pays, multiplies }, i) => {
    if (state.alive[i] !== true) return false
    const goesOn = item(matches, at.face)
    if (goesOn && !at.isLast) return true
    const count = goesOn ? state.count + size : state.count
    const times = multiplies ? (goesOn ? multiplier : state.multiplier) : 1
    best = Math.max(best, (pays[count] ?? 0) * times * rule.times)
    return false
  })
  const endings = state.endings.map((run, i) => lengthened(rule, i, run, at.face))
  return alive.includes(true)
    ? { alive, count: state.count + size, multiplier, best, endings }
    : { alive, count: 0, multiplier: 1, best, endings }
}

function lengthened(rule: LineRule, candidate: number, run: Ending, face: number): Ending {
  const { matches, multiplies } = item(rule.candidates, candidate)
  if (!item(matches, face)) return noRun
  const { size, multiplier } = item(rule.faces, face)
  const own = multiplies ? multiplier : 1
  return {
    count: run.count + size,
    reels: run.reels + 1,
    multiplier: withMultiplier(rule.together, run.multiplier, own),
  }
}

/** What the best run from the last reel on pays that does not reach over all reels. */
function fromLast(rule: LineRule, endings: readonly Ending[], reels: number): number {
  let best = 0
  let longest = 0
  let over = 0
  for (const [i, { count, reels: reached, multiplier }] of endings.entries()) {
    const pay = (item(rule.candidates, i).pays[count] ?? 0) * multiplier * rule.times
    if (pay > best || (pay === best && count > longest)) {
      best = pay
      longest = count
      over = reached
    }
  }
  return over === reels ? 0 : best
}
