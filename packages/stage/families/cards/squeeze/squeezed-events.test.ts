import { describe, expect, it } from 'vitest'
import { boardOf } from '../board.ts'
import type { CardsEvent } from '../cards-events.ts'
import { squeezedEvents } from './squeezed-events.ts'

const points = (value: number) => ({ value, isSoft: false })

/** A round of baccarat in which both draw a third card. */
const round: readonly CardsEvent[] = [
  { type: 'cardsBet', bets: [{ spot: 'player', stake: 100 }] },
  { type: 'cardDealt', hand: 'player', card: '2s', points: points(2) },
  { type: 'cardDealt', hand: 'banker', card: '3d', points: points(3) },
  { type: 'cardDealt', hand: 'player', card: '2h', points: points(4) },
  { type: 'cardDealt', hand: 'banker', card: 'Kd', points: points(3) },
  { type: 'cardDealt', hand: 'player', card: '5c', points: points(9) },
  { type: 'cardDealt', hand: 'banker', card: '4c', points: points(7) },
  { type: 'handsCompared', winner: 'player' },
  { type: 'spotSettled', spot: 'player', result: 'win', stake: 100, pay: 200, total: 200 },
  { type: 'roundEnded', total: 200 },
]
const told = (events: readonly CardsEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'cardHidden') return [`${event.hand} hidden`]
    return 'card' in event ? [`${event.hand} ${event.card}`] : []
  })

describe('cards that the player opens', () => {
  it('lie face down until the dealing pauses, and are turned in their order', () => {
    expect(told(squeezedEvents(round, new Set(['player', 'banker'])))).toEqual([
      'player hidden',
      'banker hidden',
      'player hidden',
      'banker hidden',
      'player 2s',
      'player 2h',
      'banker 3d',
      'banker Kd',
      'player hidden',
      'player 5c',
      'banker hidden',
      'banker 4c',
    ])
  })

  it('are only those of the hands that are asked for', () => {
    const events = squeezedEvents(round, new Set(['player']))
    expect(told(events).slice(0, 6)).toEqual([
      'player hidden',
      'banker 3d',
      'player hidden',
      'banker Kd',
      'player 2s',
      'player 2h',
    ])
    expect(squeezedEvents(round, new Set())).toEqual(round)
  })

  it('leave the same table', () => {
    const whole = boardOf(round)
    const squeezed = boardOf(squeezedEvents(round, new Set(['player', 'banker'])))
    expect(squeezed).toEqual(whole)
  })
})
