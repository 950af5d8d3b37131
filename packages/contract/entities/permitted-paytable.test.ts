import { expect, it } from 'vitest'
import { permittedPaytable } from './permitted-paytable.ts'

const whole: Parameters<typeof permittedPaytable>[0] = {
  features: [{ type: 'cornerWilds' }, { type: 'gamble', most: 5, limit: 100 }],
  modes: [
    { name: 'ante', kind: 'ante', price: 30 },
    { name: 'bought', kind: 'buy', price: 2_000 },
  ],
}

it.each([
  [{ gamble: true, buy: true }, ['cornerWilds', 'gamble'], ['ante', 'bought']],
  [{ gamble: false, buy: true }, ['cornerWilds'], ['ante', 'bought']],
  [{ gamble: true, buy: false }, ['cornerWilds', 'gamble'], ['ante']],
])('a paytable tells only of what is allowed: %j', (rules, features, modes) => {
  const told = permittedPaytable(whole, rules)
  expect(told.features.map(({ type }) => type)).toEqual(features)
  expect(told.modes.map(({ name }) => name)).toEqual(modes)
})
