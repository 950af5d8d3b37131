import { describe, expect, it } from 'vitest'
import { accountId } from '#modules/ledger'
import { type Pot, potFor } from './pot.ts'

const pot: Pot = {
  account: accountId(129n),
  balance: 500,
  first: true,
  since: 0,
  until: 1_000,
  most: null,
}
const following = [{ pot: () => null }, { pot: () => pot }]

describe('a pot past its end', () => {
  it('begins no round, and goes on with what was begun', () => {
    expect(potFor(following, { begins: true, now: 999 })).toBe(pot)
    expect(potFor(following, { begins: true, now: 1_000 })).toBeNull()
    expect(potFor(following, { begins: false, now: 5_000 })).toBe(pot)
  })

  it('is none where there is no end', () => {
    const endless = { ...pot, until: null }
    expect(potFor([{ pot: () => endless }], { begins: true, now: 5_000 })).toBe(endless)
  })
})
