import { describe, expect, it } from 'vitest'
import { accountId } from '#modules/ledger'
import { uuidV7 } from '#platform/ids'
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

const begunAt = (ms: number): string => uuidV7(ms)

describe('a pot past its end', () => {
  it('pays no round that was begun since, and goes on with what was begun before', () => {
    expect(potFor(following, begunAt(999))).toBe(pot)
    expect(potFor(following, begunAt(1_000))).toBeNull()
  })

  it('is none where there is no end', () => {
    const endless = { ...pot, until: null }
    expect(potFor([{ pot: () => endless }], begunAt(5_000))).toBe(endless)
  })
})
