import { paper } from '../../../table/card-art/paper.ts'
import type { Box, CardSpot } from '../shapes.ts'
import { chipsInField, type PlanRoom, rowOf, type TablePlan } from './table-plan.ts'

const ratio = paper.width / paper.height

/** The player's cards left, the banker's right, a third one across; fields below in two rows, and beside or above them room for the roads. */
export function baccaratPlan(room: PlanRoom): TablePlan {
  const { free, isTall } = room
  const fields = fieldsOf(room)
  const roads = isTall ? stripAbove(free, fields) : besideFields(free, fields)
  const top = isTall ? roads.bigRoads.y : fields.y
  const above = top - free.y
  const card = isTall
    ? Math.min((above - 44) / 1.78, free.width * 0.26)
    : Math.min(above * 0.6, free.width * 0.115, 250)
  const width = card * ratio
  const apart = isTall ? free.width * 0.245 : width * 1.1 + card * 0.36
  const y = isTall ? free.y + 30 + card / 2 : free.y + above * 0.5
  const middle = (name: string) => ({
    x: free.x + free.width / 2 + (name === 'banker' ? apart : -apart),
    y,
    room: apart * 1.8,
  })
  const spots: Readonly<Record<string, Box>> = { ...fieldBoxes(fields), ...roads }
  const cards = (name: string, count: number): readonly CardSpot[] =>
    Array.from({ length: count }, (_, place) => cardAt(name, place))
  function cardAt(name: string, place: number): CardSpot {
    const { x } = middle(name)
    const side = name === 'banker' ? 1 : -1
    if (place < 2) {
      return { x: x + (place - 0.5) * width * 1.06, y, height: card, angle: 0 }
    }
    const across = { height: card, angle: Math.PI / 2 }
    return isTall
      ? { ...across, x, y: y + card / 2 + width / 2 + card * 0.05 }
      : {
          ...across,
          x: x + side * (width * 1.06 + card / 2 + card * 0.06),
          y: y + (card - width) / 2,
        }
  }
  return {
    card,
    spots,
    cards,
    middle,
    total: (name) => {
      const line = Math.max(13, card * 0.135)
      const { x } = middle(name)
      const inner = name === 'banker' ? -1 : 1
      return isTall
        ? { x, y: y - card / 2 - line * 0.9 }
        : { x: x + inner * (width * 1.06 + line * 1.6), y }
    },
    chips: (spot) => chipsInField(spots[spot], card),
    later: [],
    frames: ['player', 'banker'].flatMap((name) =>
      cards(name, 3).map((spot, place) => ({ ...spot, label: place === 2 ? name : null })),
    ),
  }
}

function fieldsOf({ free, isTall }: PlanRoom): Box {
  const width = isTall ? free.width * 0.94 : Math.min(free.width * 0.48, 780)
  const height = isTall
    ? Math.min(free.height * 0.37, width * 0.62)
    : Math.min(free.height * 0.42, width * 0.42)
  return {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - free.height * (isTall ? 0.025 : 0.045),
    width,
    height,
  }
}

/** Pairs and the tie above, the two hands below. */
function fieldBoxes(all: Box): Readonly<Record<string, Box>> {
  const gap = all.width * 0.014
  const upper = all.height * 0.42
  return {
    ...rowOf({ ...all, height: upper }, gap, { playerPair: 1, tie: 1.15, bankerPair: 1 }),
    ...rowOf({ ...all, y: all.y + upper + gap, height: all.height - upper - gap }, gap, {
      player: 1,
      banker: 1,
    }),
  }
}

type Roads = Readonly<Record<'beadRoad' | 'bigRoads' | 'roadsTruth', Box>>

/** On both sides of the fields. */
function besideFields(free: Box, fields: Box): Roads {
  const edge = free.width * 0.045
  const width = fields.x - free.x - edge - free.width * 0.02
  const box = { y: fields.y, width, height: fields.height }
  const x = free.x + edge
  const bead = fields.height * 0.72
  return {
    beadRoad: { ...box, x, height: bead },
    roadsTruth: { x, y: fields.y + bead + 6, width, height: fields.height - bead - 6 },
    bigRoads: { ...box, x: fields.x + fields.width + free.width * 0.02 },
  }
}

/** One strip between cards and fields. */
function stripAbove(free: Box, fields: Box): Roads {
  const height = Math.min(84, free.height * 0.15)
  const truth = 30
  const y = fields.y - truth - height - 8
  const gap = fields.width * 0.014
  const bead = (fields.width - gap) * 0.4
  return {
    beadRoad: { x: fields.x, y, width: bead, height },
    bigRoads: { x: fields.x + bead + gap, y, width: fields.width - bead - gap, height },
    roadsTruth: { x: fields.x, y: y + height + 3, width: fields.width, height: truth },
  }
}
