import { item } from '../../../../at.ts'
import { spinCycle } from '../../exact/spin-cycle.ts'
import { joinedWays, waysOf } from '../../exact/spin-ways.ts'
import { viewsWhere } from '../../exact/spin-views.ts'
import { demand, fields, list, whole } from '../../read.ts'
import { type HeldReels, heldReels } from '../../spin/held-reels.ts'
import type { ReadySpin } from '../../spin/ready-spin.ts'
import { settleSpecials, spinReels } from '../../spin/spin.ts'
import type { Feature, Proof } from '../feature.ts'

/** One more turn of the reels that are not held. What all of them show then pays, and may start other features. */
export function respinFeature(name: string, spin: ReadySpin): Feature<HeldReels> {
  const known = new Map<number, ReturnType<typeof joinedWays>>()
  const waysFrom = (code: number): ReturnType<typeof joinedWays> => {
    const ways = known.get(code) ?? respinWays(spin, heldReels(spin, code))
    known.set(code, ways)
    return ways
  }
  return {
    start: ({ by }) => heldReels(spin, by),
    legal: () => [{ type: 'respin', left: 1 }],
    act(state, action, telling) {
      if (action.type !== 'respin') throw new RangeError('a respin is due')
      telling.tell({ type: 'respinStarted', held: state.held, left: 0 })
      const after = spinReels(
        spin,
        { held: state.held, stops: state.at, asTheyStand: true },
        telling,
      )
      return { state: null, starts: settleSpecials(spin, after, telling) }
    },
    read: (stored) => readHeld(spin, stored),
    chances: (by, proof) => respinChances(name, waysFrom(by), proof),
  }
}

function readHeld({ reels }: ReadySpin, stored: unknown): HeldReels {
  const state = fields(stored)
  const held = list(state['held']).map((reel) => whole(reel, reels.length - 1))
  demand(
    held.every((reel, i) => i === 0 || reel > (held[i - 1] ?? reel)),
    'held reels',
  )
  const at = list(state['at']).map((stop, i) => whole(stop, (reels[i]?.length ?? 0) - 1))
  demand(at.length === reels.length, 'stops')
  return { held, at }
}

/** All that the reels can come to that are not held. */
function respinWays(spin: ReadySpin, { held, at }: HeldReels): ReturnType<typeof joinedWays> {
  const views = viewsWhere(spin, (reel, stop) => !held.includes(reel) || stop === item(at, reel))
  return joinedWays(waysOf(spin, spinCycle(spin, views)))
}

function respinChances<Value>(
  name: string,
  ways: ReturnType<typeof joinedWays>,
  proof: Proof<Value>,
): Value {
  const { chances } = proof
  return chances.oneOf(
    name,
    ways.map(({ wins, starts }) => ({
      weight: 1n,
      wins,
      also: [],
      after: starts
        .map(({ feature, by }) => proof.feature(feature, by))
        .reduce((a, b) => chances.both(a, b), chances.nothing),
    })),
  )
}
