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
