import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import type { CardsBoard } from './board.ts'
import { cardSpots, chipSpot, layoutTable } from './layout.ts'

const blackjack: CardsPaytable['rules'] = {
  game: 'blackjack',
  decks: 6,
  soft17: 'stands',
  blackjack: { pays: 3, to: 2 },
  insurance: { pays: 2, to: 1 },
  doubleAfterSplit: true,
  hands: 2,
}
const boxes: CardsPaytable['rules'] = {
  ...blackjack,
  boxes: {
    count: 5,
    unitsPerChip: 2,
    mostChips: { box: 100, side: 25 },
    sides: { pairs: [], poker: [] },
  },
}
const showdown: CardsPaytable['rules'] = {
  game: 'showdown',
  decks: 8,
  hands: ['dragon', 'tiger'],
  spots: ['dragon', 'tie', 'tiger'].map((spot) => ({ spot, pays: [{ outcome: spot, back: 4 }] })),
  unitsPerChip: 2,
  mostChips: 100,
}

/** Screens with what bars leave of them. */
const screens = [
  { width: 360, height: 640, top: 48, bottom: 210 },
  { width: 390, height: 844, top: 52, bottom: 230 },
  { width: 844, height: 390, top: 44, bottom: 92 },
  { width: 1440, height: 900, top: 56, bottom: 150 },
  { width: 2560, height: 1440, top: 60, bottom: 160 },
] as const

const hand = (name: string, count: number, isDoubled = false) => ({
  name,
  cards: Array.from({ length: count }, (): Card => '8s'),
  points: null,
  isDoubled,
})
const board = (...hands: CardsBoard['hands']): CardsBoard => ({
  hands,
  bets: [],
  turn: null,
  winner: null,
  total: 0,
  isOver: false,
})
const ratio = 250 / 350

describe.each(screens)('a table on $width x $height', ({ top, bottom, ...size }) => {
  const insets = { top, bottom, left: 0, right: 0 }

  it('keeps every card on the cloth, and the player’s clear of the dealer’s', () => {
    const layout = layoutTable(size, insets, blackjack)
    const table = board(hand('hand', 8), hand('dealer', 6), hand('split', 7))
    for (const { name, cards } of table.hands) {
      for (const { x, y, height } of cardSpots(layout, blackjack, {
        board: table,
        name,
        count: cards.length,
      })) {
        expect(x - (height * ratio) / 2).toBeGreaterThanOrEqual(0)
        expect(x + (height * ratio) / 2).toBeLessThanOrEqual(size.width)
        expect(y - height / 2).toBeGreaterThanOrEqual(top - 1)
        expect(y + height / 2).toBeLessThanOrEqual(size.height - bottom + height * 0.02)
      }
    }
    const at = (name: string) => cardSpots(layout, blackjack, { board: table, name, count: 2 })
    const low = Math.max(...at('dealer').map(({ y, height }) => y + height / 2))
    const high = Math.min(...at('hand').map(({ y, height }) => y - height / 2))
    expect(high).toBeGreaterThan(low)
  })

  it('lays chips where the player’s hand does not hide them', () => {
    const layout = layoutTable(size, insets, blackjack)
    const table = board(hand('hand', 2), hand('dealer', 2))
    const spot = chipSpot(layout, blackjack, { board: table, spot: 'hand' })
    for (const { x, y, height } of cardSpots(layout, blackjack, {
      board: table,
      name: 'hand',
      count: 2,
    })) {
      const isBeside = Math.abs(spot.x - x) > (height * ratio) / 2
      const isBelow = spot.y - y > height / 2
      expect(isBeside || isBelow).toBe(true)
    }
  })

  it.each([[1], [3], [5], [1, 5], [2, 3], [1, 2, 3, 4, 5]].map((played) => ({ played })))(
    'keeps cards of boxes $played on the cloth, clear of the dealer and of their rings',
    ({ played }) => {
      const layout = layoutTable(size, insets, boxes)
      const table = board(
        ...played.flatMap((box) => [hand(`box${box}`, 4), hand(`split${box}`, 3)]),
        hand('dealer', 4),
      )
      const at = (name: string, count: number) =>
        cardSpots(layout, boxes, { board: table, name, count })
      const low = Math.max(...at('dealer', 4).map(({ y, height }) => y + height / 2))
      for (const { name, cards } of table.hands) {
        for (const { x, y, height } of at(name, cards.length)) {
          expect(x - (height * ratio) / 2).toBeGreaterThanOrEqual(-1)
          expect(x + (height * ratio) / 2).toBeLessThanOrEqual(size.width + 1)
          if (name === 'dealer') continue
          expect(y - height / 2).toBeGreaterThan(low - height * 0.2)
          const ring = layout.spots[name.replace('split', 'box')]
          expect(y + height / 2).toBeLessThan((ring?.y ?? 0) + (ring?.height ?? 0) * 0.25)
        }
      }
    },
  )

  it('lays rings of all boxes apart, each wide enough to be touched', () => {
    const layout = layoutTable(size, insets, boxes)
    const rings = Object.entries(layout.spots).filter(([name]) => name !== 'insurance')
    expect(rings).toHaveLength(15)
    for (const [name, ring] of rings) {
      expect(Math.min(ring.width, ring.height)).toBeGreaterThanOrEqual(24)
      expect(ring.y + ring.height).toBeLessThanOrEqual(size.height - bottom + 2)
      for (const [other, box] of rings) {
        if (other === name) continue
        const apart = Math.hypot(
          ring.x + ring.width / 2 - box.x - box.width / 2,
          ring.y + ring.height / 2 - box.y - box.height / 2,
        )
        expect(apart).toBeGreaterThan(24)
      }
    }
  })

  it('lays fields side by side under the cards', () => {
    const layout = layoutTable(size, insets, showdown)
    const fields = Object.values(layout.spots)
    const table = board(hand('dragon', 1), hand('tiger', 1))
    const low = Math.max(
      ...['dragon', 'tiger'].flatMap((name) =>
        cardSpots(layout, showdown, { board: table, name, count: 1 }).map(
          ({ y, height }) => y + height / 2,
        ),
      ),
    )
    fields.forEach((field, place) => {
      expect(field.y).toBeGreaterThan(low)
      expect(field.y + field.height).toBeLessThanOrEqual(size.height - bottom)
      const next = fields[place + 1]
      if (next) expect(field.x + field.width).toBeLessThan(next.x)
    })
  })
})
