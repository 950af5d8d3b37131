import type { DepositCap } from './rules.ts'

/**
 * Laws ask for it by risk and name no sum (Directive (EU) 2015/849, article 18 (3); FATF recommendation 10): this one is the house's own, and an operator's lawyers decide.
 */
export const usualFunds: DepositCap = { days: 180, sum: 1_000_000 }
