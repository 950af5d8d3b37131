import type { Card } from '@fairhouse/contract/families/card'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../../fraction.ts'
import { dealing } from '../testing/stacked-draw.ts'
import { told } from '../testing/told.ts'
import { baccaratFacts } from './baccarat-facts.ts'
import { baccaratGame } from './baccarat-game.ts'
import type { BaccaratDefinition } from './definition.ts'
import { bankerDraws } from './third-card.ts'

const eightDecks = {
  decks: 8,
  spots: {
    player: { player: 40, tie: 20 },
    banker: { banker: 39, tie: 20 },
    tie: { tie: 180 },
    playerPair: { playerPair: 240 },
    bankerPair: { bankerPair: 240 },
  },
  unitsPerStake: 20,
  mostChips: 500,
  betLevels: [20, 100],
} satisfies BaccaratDefinition
const game = baccaratGame(eightDecks)
const onAll = { selection: { player: 1, banker: 2, tie: 1, playerPair: 1, bankerPair: 1 } }

describe('a round of baccarat', () => {
  it.each<readonly [string, readonly Card[], readonly string[]]>([
    [
      'a natural ends it',
      ['9s', '2d', 'Kh', '5c'],
      ['player win 40', 'banker lose 0', 'tie lose 0', 'playerPair lose 0', 'bankerPair lose 0'],
    ],
    [
      'the banker draws to 5 when the player stands, and wins less commission',
      ['4s', '2d', '2h', '3c', '3d'],
      ['player lose 0', 'banker win 78', 'tie lose 0', 'playerPair lose 0', 'bankerPair lose 0'],
    ],
    [
      'with 3 the banker stands on an 8',
      ['2s', '3d', 'Kh', 'Qc', '8d'],
      ['player lose 0', 'banker win 78', 'tie lose 0', 'playerPair lose 0', 'bankerPair lose 0'],
    ],
    [
      'a tie gives player and banker their chips back; pairs are of ranks, not of counts',
      ['3s', 'Kd', '3h', 'Qc', '6d'],
      [
        'player push 20',
        'banker push 40',
        'tie win 180',
        'playerPair win 240',
        'bankerPair lose 0',
      ],
    ],
  ])('%s', (_, cards, expected) => {
    const { events, state } = game.open(dealing(cards, 8), onAll)
    expect(events.filter(({ type }) => type === 'cardDealt')).toHaveLength(cards.length)
    expect(told(events)).toEqual(expected)
    expect(events.at(-1)).toEqual({ type: 'roundEnded', total: state.units })
    expect(game.priceOf?.(onAll)).toBe(120)
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it('tells who is ahead before chips are paid', () => {
    const { events } = game.open(dealing(['9s', '2d', 'Kh', '5c'], 8), onAll)
    const at = events.findIndex(({ type }) => type === 'handsCompared')
    expect(events[at]).toEqual({ type: 'handsCompared', winner: 'player' })
    expect(events[at + 1]?.type).toBe('spotSettled')
  })

  it('lets the banker draw by the table of the third card', () => {
    const drawn = Array.from({ length: 8 }, (_, points) =>
      Array.from({ length: 10 }, (__, third) => third).filter((third) =>
        bankerDraws(points, third),
      ),
    )
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(drawn).toEqual([
      all,
      all,
      all,
      [0, 1, 2, 3, 4, 5, 6, 7, 9],
      [2, 3, 4, 5, 6, 7],
      [4, 5, 6, 7],
      [6, 7],
      [],
    ])
  })

  it.each([null, {}, { dealer: 1 }, { tie: 0 }, { player: 501 }])('refuses %j', (selection) => {
    expect(game.priceOf?.({ selection })).toBe(null)
    expect(() => game.open(dealing([], 8), { selection })).toThrow(RangeError)
  })

  it.each<readonly [string, Partial<BaccaratDefinition>, RegExp]>([
    ['a commission that is no whole unit', { spots: { banker: { banker: 1.95 } } }, /whole units/],
    ['a chip with a broken commission', { betLevels: [50] }, /multiple of 20/],
    ['nine decks', { decks: 9 }, /1 to 8 decks/],
  ])('refuses %s', (_, change, sentence) => {
    expect(() => baccaratGame({ ...eightDecks, ...change })).toThrow(sentence)
  })
})

describe('what baccarat returns', () => {
  const edge = (spot: string) =>
    100 * (1 - ratio(baccaratFacts(eightDecks, { selection: { [spot]: 1 } }).rtp))

  it('is what is published of eight decks', () => {
    expect(edge('banker')).toBeCloseTo(1.057906, 6)
    expect(edge('player')).toBeCloseTo(1.235081, 6)
    expect(edge('tie')).toBeCloseTo(14.359629, 6)
    // 31 of 415 second cards make a pair.
    expect(edge('playerPair')).toBeCloseTo(100 * (1 - (12 * 31) / 415), 9)
    expect(edge('bankerPair')).toBeCloseTo(100 * (1 - (12 * 31) / 415), 9)
  })

  it('counts bets on several places together', () => {
    const both = baccaratFacts(eightDecks, { selection: { player: 1, banker: 1 } })
    expect(100 * (1 - ratio(both.rtp))).toBeCloseTo((1.057906 + 1.235081) / 2, 6)
  })
})
