import { paper } from '../../../table/card-art/paper.ts'
import type { Box, CardSpot } from '../shapes.ts'
import { chipsInField, type PlanRoom, rowOf, type TablePlan } from './table-plan.ts'

const ratio = paper.width / paper.height
/** Names of the steps of the ladder of pays, from the narrowest spread; the last is three of a rank. */
const steps = ['spread1', 'spread2', 'spread3', 'spread4', 'spread5'] as const

/** Two cards with room for a third between them, a ladder of what spreads pay, and the places for bet and raise. */
export function redDogPlan({ free, isTall }: PlanRoom): TablePlan {
  const fields = fieldsOf({ free, isTall })
  const ladder = ladderOf(fields, isTall)
  const above = ladder.y - free.y
  const card = isTall
    ? Math.min(above * 0.66, free.width * 0.38)
    : Math.min(above * 0.7, free.width * 0.16, 280)
  const width = card * ratio
  const y = free.y + above * 0.54
  const middle = () => ({ x: free.x + free.width / 2, y, room: free.width * 0.9 })
  const spots: Readonly<Record<string, Box>> = {
    ...rowOf(fields, fields.width * 0.02, { ante: 1, raise: 1 }),
    ...rowOf(
      ladder,
      ladder.width * 0.012,
      Object.fromEntries(steps.map((step) => [step, step === 'spread4' ? 1.3 : 1])),
    ),
  }
  // The third card lies between the first two.
  const order = [-1, 1, 0]
  const cards = (_: string, count: number): readonly CardSpot[] =>
    order.slice(0, count).map((side) => ({
      x: middle().x + side * width * 1.14,
      y,
      height: card,
      angle: 0,
    }))
  return {
    card,
    spots,
    cards,
    middle,
    total: () => ({ x: middle().x, y: y - card * 0.5 - Math.max(14, card * 0.1) }),
    chips: (spot) => chipsInField(spots[spot], card),
    later: ['raise'],
    frames: cards('row', 3).map((spot, place) => ({ ...spot, label: place === 2 ? 'row' : null })),
  }
}

function fieldsOf({ free, isTall }: PlanRoom): Box {
  const width = isTall ? free.width * 0.94 : Math.min(free.width * 0.42, 600)
  const height = Math.min(free.height * 0.27, width * 0.34)
  return {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - free.height * 0.04,
    width,
    height,
  }
}

/** A low row above the fields. */
function ladderOf(fields: Box, isTall: boolean): Box {
  const height = Math.min(fields.height * 0.42, isTall ? 40 : 54)
  return { ...fields, y: fields.y - height - fields.width * 0.02, height }
}
