import { createHash } from 'node:crypto'
import { openStream } from '@fairhouse/fairness/stream'
import { callsOfLink, cardOfChain } from '@fairhouse/game-math/families/bingo/live-draw'
import { game } from '@fairhouse/games/speed-bingo-30/math'
import { game as tickets } from '@fairhouse/games/ticket-bingo-90/math'
import type { ToldDraw } from '@fairhouse/verifier/check-hall'
import { expect, it } from 'vitest'
import { checkToldDraw } from './check-told-draw.ts'

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
const salt = 'a quiet salt'
const number = 12
const link = sha256(Buffer.from('a link'))
const end = Array.from({ length: number }).reduce<Buffer>((last) => sha256(last), link)
const shape = { numbers: 30, side: 3 }
const calls = callsOfLink(openStream, shape, { link, salt, number })
const cellsOf = (card: number) => cardOfChain(openStream, shape, { end, salt, number, card })

/** With which call a card has all of its numbers, by the words of the rules. */
const houseOf = (card: number): number =>
  Math.max(...cellsOf(card).map((value) => calls.indexOf(value) + 1))
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]
const lineOf = (card: number): number => {
  const at = cellsOf(card).map((value) => calls.indexOf(value) + 1)
  return Math.min(...lines.map((line) => Math.max(...line.map((cell) => at[cell] ?? 0))))
}

/** Six cards of two players; what they won by counting. */
const cards = [1, 2, 3, 4, 5, 6]
const prize = (of: (card: number) => number, pot: number) => {
  const call = Math.min(...cards.map(of))
  const winners = cards.filter((card) => of(card) === call)
  const each = Math.floor(pot / winners.length)
  const left = pot - each * winners.length
  return {
    call,
    wins: winners.map((card, place) => ({ card, amount: each + (place < left ? 1 : 0) })),
  }
}
const [line, house] = [prize(lineOf, 144), prize(houseOf, 420)]
const currency = 'USD' as const
const told: ToldDraw = {
  chain: { end: end.toString('hex'), salt },
  draw: { number, link: link.toString('hex'), void: false },
  price: 100,
  cards: [{ first: 1, count: 6, currency }],
  pools: [{ currency, players: 2 }],
  pots: [
    { currency, prize: 'line', amount: 144, call: line.call },
    { currency, prize: 'house', amount: 420, call: house.call },
  ],
  wins: [
    ...line.wins.map((win) => ({ currency, prize: 'line' as const, ...win })),
    ...house.wins.map((win) => ({ currency, prize: 'house' as const, ...win })),
  ],
}

it('a round that follows from its chain agrees, card by card', () => {
  const { chain, prizes, cells } = checkToldDraw(game, told)
  expect([chain, prizes]).toEqual([true, true])
  expect(cells).toEqual(cards.map(cellsOf))
})

it('tickets have numbers up to the last that was sold, blank cells and nine columns', () => {
  const bought = [
    { first: 1, count: 4, currency },
    { first: 7, count: 6, currency },
  ]
  const found = checkToldDraw(tickets, { ...told, cards: bought, price: 50, pots: [], wins: [] })
  expect(found).toMatchObject({ chain: true, across: 9 })
  expect(found.cells).toHaveLength(12)
  expect(new Set(found.cells.slice(6).flat()).size).toBe(91)
})

it.each([
  ['another end', { chain: { ...told.chain, end: 'ab'.repeat(32) } }, { chain: false }],
  [
    'another pot',
    { pots: told.pots.map((pot) => ({ ...pot, amount: pot.amount + 1 })) },
    { prizes: false },
  ],
  [
    'a share too much',
    { wins: told.wins.map((win) => ({ ...win, amount: win.amount + 1 })) },
    { prizes: false },
  ],
  ['a gap among the cards', { cards: [{ first: 2, count: 6, currency }] }, { prizes: false }],
  ['prizes of a round of one player', { pools: [{ currency, players: 1 }] }, { prizes: false }],
] as const)('finds %s', (_, part, found) => {
  expect(checkToldDraw(game, { ...told, ...part })).toMatchObject(found)
})
