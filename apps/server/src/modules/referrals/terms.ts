import { readFileSync } from 'node:fs'
import { promotionTerms } from '@fairhouse/contract/entities/promotion'
import { parse } from 'yaml'

const file = new URL('../../../../../promotions/bonus-buddy.yaml', import.meta.url)

/** What an invitation gives and asks for. Amounts are cents. */
export interface ReferralTerms {
  readonly isOpen: boolean
  readonly name: string
  readonly chip: number
  readonly minDeposit: number
  readonly turnover: number
  readonly maxCashout: number
}

/** @throws Error for terms of something else. */
export function readReferralTerms(): ReferralTerms {
  const terms = promotionTerms.parse(parse(readFileSync(file, 'utf8')))
  const { state, name, reward, minDeposit, friendTurnover, maxCashout } = terms
  if (reward.type !== 'freeChip' || !minDeposit || !friendTurnover || !maxCashout)
    throw new Error('an invitation gives a chip, for a deposit and a turnover, up to a sum')
  const cents = (dollars: number): number => Math.round(dollars * 100)
  return {
    isOpen: state === 'open',
    name,
    chip: cents(reward.amount),
    minDeposit: cents(minDeposit),
    turnover: cents(friendTurnover),
    maxCashout: cents(maxCashout),
  }
}
