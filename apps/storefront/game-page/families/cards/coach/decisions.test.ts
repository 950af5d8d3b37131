import type { CardsEvent } from '@fairhouse/stage/families/cards/cards-events'
import { describe, expect, it } from 'vitest'
import { type BlackjackRules, decisionsOf } from './decisions.ts'

const rules: BlackjackRules = {
  game: 'blackjack',
  decks: 6,
  soft17: 'stands',
  blackjack: { pays: 3, to: 2 },
  insurance: { pays: 2, to: 1 },
  doubleAfterSplit: true,
  hands: 2,
}
const dealt = (hand: string, card: '8c' | '8d' | '6s' | '5h' | '2h' | 'Kd'): CardsEvent => ({
  type: 'cardDealt',
  hand,
  card,
})
const opening: readonly CardsEvent[] = [
  { type: 'cardsBet', bets: [{ spot: 'box1', stake: 2 }] },
  dealt('box1', '8c'),
  dealt('box2', '5h'),
  dealt('dealer', '6s'),
  dealt('box1', '8d'),
  dealt('box2', '2h'),
  { type: 'cardHidden', hand: 'dealer' },
]

describe('decisions of a round', () => {
  it('are told from its events, with what was in sight and offered', () => {
    const decisions = decisionsOf(
      [
        ...opening,
        { type: 'handSplit', hand: 'box1', to: 'split1', card: '8d', stake: 2 },
        { type: 'handTurn', hand: 'box1' },
        dealt('box1', '2h'),
        { type: 'handDoubled', hand: 'box1', stake: 4 },
        dealt('box1', 'Kd'),
        { type: 'handTurn', hand: 'split1' },
        dealt('split1', '5h'),
        { type: 'handStood', hand: 'split1' },
        { type: 'handTurn', hand: 'box2' },
        dealt('box2', 'Kd'),
      ],
      rules,
    )
    expect(decisions.map(({ hand, chosen, offered }) => [hand, chosen, offered.join()])).toEqual([
      ['box1', 'split', 'hit,stand,double,split'],
      ['box1', 'double', 'hit,stand,double'],
      ['split1', 'stand', 'hit,stand,double'],
      ['box2', 'hit', 'hit,stand,double'],
    ])
    expect(decisions[1]?.sight).toEqual({
      up: '6s',
      hand: ['8c', '2h'],
      other: ['5h', '2h', '8d'],
    })
  })

  it('are none where everything followed by itself', () => {
    expect(decisionsOf(opening, rules)).toEqual([])
  })
})
