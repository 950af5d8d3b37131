import { describe, expect, it } from 'vitest'
import { firstNo, inOrder } from './gates-in-order.ts'
import type { NamedGate } from './ports.ts'
import { testSeat } from './testing/test-seat.ts'
import { wheelTitle } from './testing/wheel.ts'

const asked: string[] = []
const gateOf = (name: string, refused: 'userSuspended' | 'gameNotEnabled' | null): NamedGate => ({
  name,
  gate: () => {
    asked.push(name)
    return refused && { refused }
  },
})
const [open, suspended, off] = [
  gateOf('open', null),
  gateOf('suspended', 'userSuspended'),
  gateOf('off', 'gameNotEnabled'),
]

describe('gates', () => {
  it('are asked in the order of the house, whatever the order in which they came, up to the first no', () => {
    const all = inOrder(
      () => [off, suspended, open],
      () => ['open', 'suspended', 'off'],
    )
    asked.length = 0
    expect(firstNo(all)(testSeat(), wheelTitle, 0)).toEqual({ refused: 'userSuspended' })
    expect(asked).toEqual(['open', 'suspended'])
  })

  it('that nobody gave a place, or that a place waits for, let nobody play', () => {
    const unplaced = inOrder(
      () => [open, suspended],
      () => ['open'],
    )
    expect(() => firstNo(unplaced)(testSeat(), wheelTitle, 0)).toThrow('suspended')
    const missing = inOrder(
      () => [open],
      () => ['open', 'limits'],
    )
    expect(missing).toThrow('no module brings the gate limits')
  })
})
