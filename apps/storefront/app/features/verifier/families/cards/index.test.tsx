import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventPair } from '../family.ts'
import { family } from './index.tsx'

const labels = { said: 'played', recounted: 'recomputed' }

const points = (value: number) => ({ value, isSoft: false })
const dealt = (hand: string, card: '8c' | '8d' | '5h' | '6s' | 'Kd' | '2h', value: number) =>
  ({ type: 'cardDealt', hand, card, points: points(value) }) as const

/** Eights are split; the first hand loses, the second goes bust. */
const splitRound: readonly CardsEvent[] = [
  { type: 'cardsBet', bets: [{ spot: 'hand', stake: 2 }] },
  dealt('hand', '8c', 8),
  dealt('dealer', '6s', 6),
  dealt('hand', '8d', 16),
  { type: 'cardHidden', hand: 'dealer' },
  { type: 'handSplit', hand: 'hand', to: 'split', card: '8d', stake: 2 },
  dealt('hand', '2h', 10),
  dealt('split', '5h', 13),
  dealt('split', 'Kd', 23),
  { type: 'spotSettled', spot: 'split', result: 'bust', stake: 2, pay: 0, total: 0 },
  { type: 'cardTurned', hand: 'dealer', card: 'Kd', points: points(16) },
  { type: 'spotSettled', spot: 'hand', result: 'lose', stake: 2, pay: 0, total: 0 },
]

const alone = (events: readonly CardsEvent[]): readonly EventPair[] =>
  events.map((event) => ({ recounted: event, said: null, agrees: null }))

const against = (
  recounted: readonly CardsEvent[],
  said: readonly CardsEvent[],
): readonly EventPair[] =>
  recounted.map((event, place) => ({
    recounted: event,
    said: said[place] ?? null,
    agrees: event === said[place],
  }))

/** Rows of a table as they are read: its heading, then its cells. */
const rowsOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<[^>]*>/g, '|')
      .split(/\|+/)
      .filter((part) => part !== '')
      .join(' | '),
  )

describe('the table of a recounted round', () => {
  it('holds split hands apart, and tells what became of their chips', async () => {
    const teller = await family.load('en')
    const boards = teller.boards(alone(splitRound), labels)
    expect(boards).toHaveLength(1)
    expect(boards[0]).toMatchObject({ place: 1, said: null, agrees: null })
    const shown = renderToStaticMarkup(boards[0]?.recounted)
    expect(rowsOf(shown)).toEqual([
      'Your hand, 10 points | 8 of clubs | 2 of hearts',
      'Dealer, 16 points | 6 of spades | king of diamonds',
      'Your second hand, 23 points | 8 of diamonds | 5 of hearts | king of diamonds',
      'Chips',
      'Your hand | loses',
      'Your second hand | bust',
    ])
    expect(shown).not.toContain('cell-differs')
  })

  it('never tells a card that still lies face down', async () => {
    const teller = await family.load('en')
    const [board] = teller.boards(alone(splitRound.slice(0, 5)), labels)
    const rows = rowsOf(renderToStaticMarkup(board?.recounted))
    expect(rows).toContain('Dealer, 6 points | 6 of spades | face down')
    expect(rows).not.toContain('Chips')
  })

  it('marks a card and a result that are not those that were shown', async () => {
    const teller = await family.load('en')
    const said = splitRound.map((event): CardsEvent => {
      if (event.type === 'cardTurned') return { ...event, card: 'Qd' }
      return event.type === 'spotSettled' && event.spot === 'hand'
        ? { ...event, result: 'push' }
        : event
    })
    const [board] = teller.boards(against(splitRound, said), labels)
    expect(board?.agrees).toBe(false)
    const marks = (markup: string) =>
      [...markup.matchAll(/class="cell-differs">([^<]*)/g)].map(([, text]) => text)
    expect(marks(renderToStaticMarkup(board?.recounted))).toEqual(['king of diamonds', 'loses'])
    expect(marks(renderToStaticMarkup(board?.said))).toEqual(['queen of diamonds', 'push'])
  })

  it('agrees where both sides are the same', async () => {
    const teller = await family.load('en')
    const [board] = teller.boards(against(splitRound, splitRound), labels)
    expect(board).toMatchObject({ agrees: true, said: null })
  })
})

describe('what happened', () => {
  const cases: readonly (readonly [told: string, event: CardsEvent])[] = [
    ['Chips: Drache, Gleichstand', { type: 'cardsBet', bets: ['dragon', 'tie'].map(chipOn) }],
    ['Ihre Hand: Kreuz 8, 8 Punkte', dealt('hand', '8c', 8)],
    ['Drache: Pik Ass', { type: 'cardDealt', hand: 'dragon', card: 'As' }],
    ['Dealer: eine verdeckte Karte', { type: 'cardHidden', hand: 'dealer' }],
    ['Dealer deckt auf: Karo König', { type: 'cardTurned', hand: 'dealer', card: 'Kd' }],
    ['Der Dealer hat Blackjack', { type: 'dealerPeeked', isBlackjack: true }],
    ['Der Dealer hat keinen Blackjack', { type: 'dealerPeeked', isBlackjack: false }],
    ['Versicherung abgeschlossen', { type: 'insuranceTaken', spot: 'insurance', stake: 1 }],
    ['Versicherung abgelehnt', { type: 'insuranceDeclined' }],
    ['Ihre zweite Hand: Einsatz verdoppelt', { type: 'handDoubled', hand: 'split', stake: 4 }],
    ['Ihre Hand: geteilt', { type: 'handSplit', hand: 'hand', to: 'split', card: '8d', stake: 2 }],
    ['Ihre Hand: bleibt', { type: 'handStood', hand: 'hand' }],
    ['Am Zug: Ihre zweite Hand', { type: 'handTurn', hand: 'split' }],
    [
      'Tiger: halb zurück',
      { type: 'spotSettled', spot: 'tiger', result: 'half', stake: 2, pay: 1, total: 1 },
    ],
  ]

  it.each(cases)('is told as “%s”', async (told, event) => {
    expect((await family.load('de')).eventName(event)).toBe(told)
  })

  it('is not told of rounds of other families', async () => {
    const teller = await family.load('en')
    expect(teller.eventName({ type: 'ballDrawn', place: 1, ball: 7 })).toBe('')
  })
})

function chipOn(spot: string) {
  return { spot, stake: 2 }
}
