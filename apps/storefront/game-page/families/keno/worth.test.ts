import { describe, expect, it } from 'vitest'
import { worthOf } from './worth.ts'

describe('the worth of a ticket', () => {
  // Two of ten, of which four are drawn: none in 15 of 45 draws, one in 24, both in 6.
  const ticket = { spots: 2, pays: [5, 0, 60], ways: [15, 24, 6], of: 45 }

  it('is what its outcomes add up to', () => {
    const { rtp, pays, top, outcomes } = worthOf(ticket, {
      unitsPerStake: 10,
      paytable: { numbers: 10 },
    })
    expect(rtp).toBeCloseTo((15 * 0.5 + 6 * 6) / 45, 12)
    expect(pays).toBeCloseTo(21 / 45, 12)
    expect(top).toEqual({ units: 60, chance: 6 / 45 })
    expect(outcomes.map(({ adds }) => adds)).toEqual([(15 / 45) * 5, 0, (6 / 45) * 60])
  })

  it('has what the last ball wins', () => {
    const paytable = { numbers: 10, freeGames: { games: 3, times: 2 } }
    const plain = worthOf(ticket, { unitsPerStake: 10, paytable: { numbers: 10 } }).rtp
    expect(worthOf(ticket, { unitsPerStake: 10, paytable }).rtp).toBeCloseTo(
      plain * (1 + (6 * 2) / 10),
      12,
    )
  })
})
