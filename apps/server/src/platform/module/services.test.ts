import { expect, it } from 'vitest'
import { contribute, extensionPoint, offer, port } from './port.ts'
import { createExchange } from './services.ts'

interface Clock {
  readonly strikes: () => number
}
const clock = port<Clock>('the clock of the tower')
const bells = extensionPoint<string>('bells')
const five = { strikes: () => 5 }

it('what was offered is had by its port, in its own house only', () => {
  const [here, there] = [createExchange(), createExchange()]
  here.take([offer(clock, five)])
  expect(here.get(clock).strikes()).toBe(5)
  expect(() => there.get(clock)).toThrow('no module gives “the clock of the tower” yet')
})

it('what comes from above is asked for before it is there, and had afterwards', () => {
  const exchange = createExchange()
  const later = exchange.later(clock)
  expect(later).toThrow('yet')
  exchange.take([offer(clock, five)])
  exchange.close()
  expect(later().strikes()).toBe(5)
})

it('a house is not complete while something that was asked for is given by nobody', () => {
  const exchange = createExchange()
  exchange.later(clock)
  expect(exchange.close).toThrow('no module gives “the clock of the tower”')
})

it('a port is given once', () => {
  const exchange = createExchange()
  exchange.take([offer(clock, five)])
  expect(() => exchange.take([offer(clock, five)])).toThrow('two modules give')
})

it('any number add to an extension point, in their order, and nobody reads it before all have', () => {
  const exchange = createExchange()
  const rung = exchange.all(bells)
  exchange.take([contribute(bells, 'low'), contribute(bells, 'high')])
  expect(rung).toThrow('asked before all modules are there')
  exchange.close()
  expect(rung()).toEqual(['low', 'high'])
})
