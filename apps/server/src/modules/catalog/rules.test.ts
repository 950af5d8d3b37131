import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Audience, mayOffer, type Rule, type Terms } from './rules.ts'

const nothing = { currencies: [], countries: [], devices: [], profiles: [] }
const off = (conditions: Partial<Rule> = {}): Rule => ({ ...nothing, ...conditions, effect: 'off' })
const only = (conditions: Partial<Rule>): Rule => ({ ...nothing, ...conditions, effect: 'only' })
const german: Audience = { currency: 'USD', country: 'DE', device: 'mobile', profile: 'default' }
const stranger: Audience = { currency: null, country: null, device: null, profile: 'default' }
const terms = (rules: readonly Rule[], others: Partial<Terms> = {}): Terms => ({
  listed: true,
  made: { currencies: ['USD', 'CREDIT'], devices: ['desktop', 'mobile'] },
  rules,
  ...others,
})

describe('a game is offered to a German on a phone who bets in dollars', () => {
  it.each<[boolean, string, Terms]>([
    [true, 'without a rule', terms([])],
    [false, 'when its provider tells it no longer', terms([], { listed: false })],
    [false, 'when it is switched off', terms([off()])],
    [false, 'when it is off in their country', terms([off({ countries: ['AT', 'DE'] })])],
    [true, 'when it is off in another country', terms([off({ countries: ['AT'] })])],
    [false, 'when it is off for dollars', terms([off({ currencies: ['USD'] })])],
    [true, 'when it is off for play money', terms([off({ currencies: ['CREDIT'] })])],
    [false, 'when it is off on phones', terms([off({ devices: ['mobile'] })])],
    [false, 'when it is off by the rules of the place', terms([off({ profiles: ['default'] })])],
    [
      true,
      'when it is off there on desks',
      terms([off({ countries: ['DE'], devices: ['desktop'] })]),
    ],
    [
      false,
      'when it is off there on phones',
      terms([off({ countries: ['DE'], devices: ['mobile'] })]),
    ],
    [true, 'when it is only for them', terms([only({ countries: ['DE'] })])],
    [false, 'when it is only for others', terms([only({ countries: ['AT'] })])],
    [
      false,
      'when one of two is for others',
      terms([only({ countries: ['DE'] }), only({ devices: ['desktop'] })]),
    ],
    [false, 'when it is only for them, and off', terms([only({ countries: ['DE'] }), off()])],
    [
      false,
      'when it is made for desks',
      terms([], { made: { currencies: [], devices: ['desktop'] } }),
    ],
    [
      false,
      'when it knows no dollars',
      terms([], { made: { currencies: ['CREDIT'], devices: [] } }),
    ],
    [true, 'when it is made for everything', terms([], { made: { currencies: [], devices: [] } })],
  ])('%s: %s', (expected, _, given) => {
    expect(mayOffer(given, german)).toBe(expected)
  })
})

describe('what is not known of a visitor', () => {
  it.each<[boolean, Terms]>([
    [true, terms([off({ countries: ['DE'] })])],
    [true, terms([only({ countries: ['DE'], currencies: ['USD'] })])],
    [true, terms([], { made: { currencies: ['CREDIT'], devices: ['desktop'] } })],
    [false, terms([off()])],
    [false, terms([only({ profiles: ['strict'] })])],
  ])('speaks against no game: %s for %o', (expected, given) => {
    expect(mayOffer(given, stranger)).toBe(expected)
  })
})

const conditions = {
  currencies: fc.subarray(['USD', 'CREDIT']),
  countries: fc.subarray(['DE', 'AT', 'FR']),
  devices: fc.subarray(['desktop', 'mobile']),
  profiles: fc.subarray(['default', 'strict']),
}
const anyRule = fc.record<Rule>({ effect: fc.constantFrom('off', 'only'), ...conditions })
const anyAudience = fc.record<Audience>({
  currency: fc.constantFrom('USD', 'CREDIT', null),
  country: fc.constantFrom('DE', 'AT', null),
  device: fc.constantFrom('desktop', 'mobile', null),
  profile: fc.constantFrom('default', 'strict'),
})

describe('of any rules', () => {
  it('another one never offers a game to anybody to whom it was not offered', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyRule, anyAudience, (rules, another, audience) => {
        const before = mayOffer(terms(rules), audience)
        expect(before || !mayOffer(terms([...rules, another]), audience)).toBe(true)
      }),
    )
  })

  it('the order does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyAudience, (rules, audience) => {
        const turned = mayOffer(terms(rules.toReversed()), audience)
        expect(turned).toBe(mayOffer(terms(rules), audience))
      }),
    )
  })

  it('knowing more of somebody never offers them more', () => {
    fc.assert(
      fc.property(fc.array(anyRule), anyAudience, (rules, audience) => {
        const less = { ...audience, country: null, device: null }
        expect(mayOffer(terms(rules), less) || !mayOffer(terms(rules), audience)).toBe(true)
      }),
    )
  })
})
