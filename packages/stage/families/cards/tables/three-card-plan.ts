import { paper } from '../../../table/card-art/paper.ts'
import type { Box, CardSpot } from '../shapes.ts'
import { chipsInField, type PlanRoom, rowOf, type TablePlan } from './table-plan.ts'

const ratio = paper.width / paper.height

/** The dealer's three cards above the player's where a screen is upright, beside them where it is wide; pair plus, ante and play below. */
export function threeCardPlan({ free, isTall }: PlanRoom): TablePlan {
  const fields = fieldsOf({ free, isTall })
  const above = fields.y - free.y
  const card = isTall
    ? Math.min((above - 56) / 2.12, free.width * 0.36)
    : Math.min(above * 0.64, free.width * 0.115, 260)
  const width = card * ratio
  const step = width * 1.06
  const sideOf = (name: string): number => (name === 'dealer' ? 1 : -1)
  const middle = (name: string) => ({
    x: free.x + free.width / 2 + (isTall ? 0 : sideOf(name) * step * 1.72),
    y: isTall ? free.y + above / 2 - sideOf(name) * (card * 0.53 + 12) + 8 : free.y + above * 0.54,
    room: step * 3,
  })
  const spots: Readonly<Record<string, Box>> = rowOf(fields, fields.width * 0.016, {
    pairPlus: 1.1,
    ante: 1,
    play: 1,
  })
  const cards = (name: string, count: number): readonly CardSpot[] =>
    Array.from({ length: count }, (_, place) => ({
      x: middle(name).x + (place - 1) * step,
      y: middle(name).y,
      height: card,
      angle: 0,
    }))
  return {
    card,
    spots,
    cards,
    middle,
    total: (name) => ({
      x: middle(name).x,
      y: middle(name).y - card * 0.5 - Math.max(12, card * 0.06),
    }),
    chips: (spot) => chipsInField(spots[spot], card),
    later: ['play'],
    frames: ['hand', 'dealer'].flatMap((name) =>
      cards(name, 3).map((spot, place) => ({ ...spot, label: place === 1 ? name : null })),
    ),
  }
}

function fieldsOf({ free, isTall }: PlanRoom): Box {
  const width = isTall ? free.width * 0.94 : Math.min(free.width * 0.54, 820)
  const height = Math.min(free.height * (isTall ? 0.24 : 0.3), width * (isTall ? 0.36 : 0.25))
  return {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - free.height * 0.04,
    width,
    height,
  }
}
