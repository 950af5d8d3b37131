import { expect, it } from 'vitest'
import { pricedChoices } from './priced-choices.ts'

const rules = { decks: 6, soft17: 'stands', doubleAfterSplit: true } as const

it('prices sixteen against a ten: hitting is hardly better than standing', () => {
  const choices = pricedChoices(rules, { up: 'Ks', hand: ['Tc', '6d'], other: [] }, [
    'hit',
    'stand',
    'double',
  ])
  const worth = Object.fromEntries(choices.map((choice) => [choice.type, choice.worth]))
  // Standing wins only when the dealer breaks: 21.2 % of the time, once the dealer has looked.
  expect(worth['stand']).toBeCloseTo(-0.54, 2)
  expect((worth['hit'] ?? 0) - (worth['stand'] ?? 0)).toBeLessThan(0.01)
  expect(worth['hit']).toBeGreaterThan(worth['stand'] ?? 0)
  expect(worth['double']).toBeLessThan(-1)
})

it('prices a pair of eights against a six: splitting is best', () => {
  const choices = pricedChoices(rules, { up: '6s', hand: ['8c', '8d'], other: [] }, [
    'hit',
    'stand',
    'double',
    'split',
  ])
  const best = choices.toSorted((a, b) => b.worth - a.worth)[0]
  expect(best?.type).toBe('split')
})

it('counts the other hand of a split among the cards that are gone', () => {
  const at = (other: readonly ['5c', '5d'] | readonly ['Tc', 'Td']) =>
    pricedChoices(rules, { up: '7s', hand: ['8c', '4d'], other }, ['hit'])[0]?.worth ?? 0
  expect(at(['Tc', 'Td'])).toBeGreaterThan(at(['5c', '5d']))
})

it('prices insurance by the tens that are left: 96 of 309 with none in sight', () => {
  const choices = pricedChoices(rules, { up: 'As', hand: ['9c', '8d'], other: [] }, [
    'insure',
    'noInsurance',
  ])
  expect(choices).toEqual([
    { type: 'insure', worth: ((96 / 309) * 3 - 1) / 2 },
    { type: 'noInsurance', worth: 0 },
  ])
})
