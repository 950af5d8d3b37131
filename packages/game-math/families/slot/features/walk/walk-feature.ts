import type { Wins } from '../../../../chances/wins.ts'
import type { Cells } from '../../cells.ts'
import { joinedWins, waysOf } from '../../exact/spin-ways.ts'
import { spinViews, viewsWithDropped } from '../../exact/spin-views.ts'
import { demand, fields, list, whole } from '../../read.ts'
import type { ReadySpin } from '../../spin/ready-spin.ts'
import { nothingHeld, spinReels } from '../../spin/spin.ts'
import { stepped, walkCode, walkingWilds } from '../../spin/walk.ts'
import type { Feature, Proof } from '../feature.ts'

/** Where walking wilds stand. */
export interface WalkState {
  /** From the first reel on, one on a reel at most, and not all of them on the first reel. */
  readonly wilds: Cells
}

/** Further spins for nothing, before each of which the wilds step one reel to the left. */
export function walkFeature(name: string, spin: ReadySpin): Feature<WalkState> {
  const known = new Map<number, Wins>()
  const winsWith = (wilds: Cells): Wins => {
    const wins = known.get(walkCode(wilds)) ?? countedWins(spin, wilds)
    known.set(walkCode(wilds), wins)
    return wins
  }
  return {
    start: ({ by }) => ({ wilds: walkingWilds(by) }),
    legal: ({ wilds }) => [{ type: 'respin', left: stepsLeft(wilds) }],
    act({ wilds }, action, telling) {
      if (action.type !== 'respin') throw new RangeError('a respin is due')
      telling.tell({ type: 'respinStarted', held: [], left: stepsLeft(wilds) - 1 })
      telling.tell({
        type: 'wildsWalked',
        moves: wilds.map((from) => ({ from, to: stepped([from])[0] ?? null })),
      })
      const standing = stepped(wilds)
      spinReels(spin, { ...nothingHeld, wilds: standing }, telling)
      const isOver = stepsLeft(standing) === 0
      return { state: isOver ? null : { wilds: standing }, starts: [] }
    },
    read: (stored) => readWalk(spin, stored),
    chances: (by, proof) => walkChances(name, walkingWilds(by), winsWith, proof),
  }
}

/** Spins until every wild has stood on the first reel. */
function stepsLeft(wilds: Cells): number {
  return wilds.reduce((most, [reel]) => Math.max(most, reel), 0)
}

function readWalk({ definition: { rows } }: ReadySpin, stored: unknown): WalkState {
  const wilds = list(fields(stored)['wilds']).map((wild): Cells[number] => {
    const [reel, row] = list(wild)
    const on = whole(reel, rows.length - 1)
    return [on, whole(row, (rows[on] ?? 1) - 1)]
  })
  demand(
    wilds.every(([reel], i) => i === 0 || reel > (wilds[i - 1]?.[0] ?? reel)),
    'walking wilds, one on a reel',
  )
  demand(stepsLeft(wilds) > 0, 'a wild that has yet to step')
  return { wilds }
}

/** What the spin wins with wilds on these cells, whatever it stops at. */
function countedWins(spin: ReadySpin, wilds: Cells): Wins {
  const views = viewsWithDropped(spin, spinViews(spin), wilds)
  return joinedWins(waysOf(spin, spin.pays.count(views)))
}

/** The steps of a walk are certain; each wins what its wilds let the spin win. */
function walkChances<Value>(
  name: string,
  wilds: Cells,
  winsWith: (wilds: Cells) => Wins,
  proof: Proof<Value>,
): Value {
  const { chances } = proof
  if (stepsLeft(wilds) === 0) return chances.nothing
  const standing = stepped(wilds)
  const after = walkChances(name, standing, winsWith, proof)
  return chances.oneOf(name, [{ weight: 1n, wins: winsWith(standing), also: [], after }])
}
