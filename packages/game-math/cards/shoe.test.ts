import type { Draw } from '@fairhouse/fairness/draw'
import { expect, test } from 'vitest'
import { deck, isCard, rankNumber, rankOf, suitOf } from './card.ts'
import { Shoe } from './shoe.ts'

const drawing = (take: (count: number) => number): Draw => ({ below: take, words: 0 })

test('a deck holds 52 cards, each once, and each is told as rank and suit', () => {
  expect(new Set(deck).size).toBe(52)
  for (const card of deck) expect(`${rankOf(card)}${suitOf(card)}`).toBe(card)
  expect(rankNumber('2c')).toBe(0)
  expect(rankNumber('As')).toBe(12)
  expect(isCard('Td')).toBe(true)
  for (const none of ['1d', 'td', 'TD', '10d', '', 7, null]) expect(isCard(none)).toBe(false)
})

test('a shoe deals every card of its decks and no more', () => {
  const shoe = new Shoe(6)
  const dealt = Array.from({ length: 312 }, () => shoe.deal(drawing((count) => count - 1)))
  for (const card of deck) expect(dealt.filter((of) => of === card)).toHaveLength(6)
  expect(shoe.count).toBe(0)
})

test('each card that is left answers to one value of the draw', () => {
  const gone = ['As', 'As', '2c'] as const
  const seen = new Map<string, number>()
  for (let at = 0; at < 101; at++) {
    const card = new Shoe(2, gone).deal(drawing(() => at))
    seen.set(card, (seen.get(card) ?? 0) + 1)
  }
  expect(seen.has('As')).toBe(false)
  expect(seen.get('2c')).toBe(1)
  expect([...seen.values()].filter((times) => times === 2)).toHaveLength(50)
})

test('a shoe is not filled from cards that it never held', () => {
  expect(() => new Shoe(1, ['As', 'As'])).toThrow(RangeError)
})
