import { paper } from '../../../table/card-art/paper.ts'
import type { Box, CardSpot } from '../shapes.ts'
import { chipsInField, type PlanRoom, rowOf, type TablePlan } from './table-plan.ts'

const ratio = paper.width / paper.height

/** The player's card left, the dealer's right, the cards of the war beside them; tie, bet and war below. */
export function casinoWarPlan({ free, isTall }: PlanRoom): TablePlan {
  const fields = fieldsOf({ free, isTall })
  const above = fields.y - free.y
  const card = isTall
    ? Math.min(above * 0.62, free.width * 0.4)
    : Math.min(above * 0.74, free.width * 0.17, 290)
  const width = card * ratio
  const apart = isTall ? free.width * 0.225 : width * 0.75
  const outwards = isTall ? width * 0.36 : width * 1.1
  const y = free.y + above * (isTall ? 0.48 : 0.52)
  const sideOf = (name: string): number => (name === 'dealer' ? 1 : -1)
  const middle = (name: string) => ({
    x: free.x + free.width / 2 + sideOf(name) * apart,
    y,
    room: apart * 1.8,
  })
  const spots: Readonly<Record<string, Box>> = rowOf(fields, fields.width * 0.016, {
    tie: 1,
    ante: 1.2,
    war: 1.2,
  })
  const cards = (name: string, count: number): readonly CardSpot[] =>
    Array.from({ length: count }, (_, place) => ({
      x: middle(name).x + sideOf(name) * place * outwards,
      y: y + place * (isTall ? card * 0.16 : 0),
      height: card,
      angle: 0,
    }))
  return {
    card,
    spots,
    cards,
    middle,
    total: (name) => ({ x: middle(name).x, y: y - card * 0.6 }),
    chips: (spot) => chipsInField(spots[spot], card),
    later: ['war'],
    frames: ['hand', 'dealer'].flatMap((name) =>
      cards(name, 1).map((spot) => ({ ...spot, label: name })),
    ),
  }
}

function fieldsOf({ free, isTall }: PlanRoom): Box {
  const width = isTall ? free.width * 0.94 : Math.min(free.width * 0.56, 840)
  const height = Math.min(free.height * (isTall ? 0.3 : 0.32), width * (isTall ? 0.42 : 0.26))
  return {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - free.height * 0.04,
    width,
    height,
  }
}
