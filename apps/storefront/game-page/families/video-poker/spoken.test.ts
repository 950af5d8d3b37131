import type { VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
import { describe, expect, it } from 'vitest'
import { cardName, severalOf } from '../../../rules/cards/card-name.ts'
import { poker } from '../../../rules/families/video-poker/words/en.ts'
import { en as shared } from '../../texts/en.ts'
import { spokenPoker } from './spoken.ts'
import { en } from './texts/en.ts'

const voice = {
  texts: en,
  shared,
  handName: (hand: keyof typeof poker.hands) => poker.hands[hand],
  cardName: (card: Parameters<typeof cardName>[0]) => cardName(card, 'en'),
  severalOf: (card: Parameters<typeof severalOf>[0]) => severalOf(card, 'en'),
  money: (minorUnits: number) => `$${(minorUnits / 100).toFixed(2)}`,
}

const dealt: VideoPokerEvent = {
  type: 'pokerDealt',
  cards: ['Js', '7h', 'Jd', '2c', 'Th'],
  made: { hand: 'jacksOrBetter', cards: [0, 2] },
}

describe('a screen reader', () => {
  it('tells what was dealt, card by card, and what to do', () => {
    expect(spokenPoker([dealt], voice)).toBe(
      'Pair of jacks. You have: Card 1, jack of spades; Card 2, 7 of hearts; Card 3, jack of diamonds; Card 4, 2 of clubs; Card 5, 10 of hearts. Choose the cards to hold, then draw.',
    )
  })

  it('tells what was held, what the hand became and what it pays', () => {
    const sentence = spokenPoker(
      [
        {
          type: 'pokerDrawn',
          hand: 0,
          held: [0, 2],
          cards: ['Js', '5h', 'Jd', '5c', 'Ah'],
          made: { hand: 'twoPair', cards: [0, 1, 2, 3] },
        },
        { type: 'pokerHandWon', hand: 0, name: 'twoPair', pay: 200, total: 200 },
        { type: 'roundEnded', total: 200 },
      ],
      voice,
    )
    expect(sentence).toContain('Held: Card 1, jack of spades; Card 3, jack of diamonds.')
    expect(sentence).toContain('Two pair pays $2.00.')
    expect(sentence).toContain(shared.say.won('$2.00'))
  })

  it('says so when nothing was held', () => {
    const drawn: VideoPokerEvent = {
      type: 'pokerDrawn',
      hand: 0,
      held: [],
      cards: ['2s', '5h', 'Jd', '9c', 'Ah'],
      made: null,
    }
    expect(spokenPoker([drawn], voice)).toContain('No card held.')
  })
})
