import type { DepositCap } from './rules.ts'

/**
 * Laws ask where money comes from by risk and name no sum (Directive (EU) 2015/849, article 18 (3); FATF recommendation 10), and none was found in what regulators publish: this
 * one is the house's own, five times the EUR 2 000 from which article 11 (d) of the directive wants a player known, and an operator's lawyers decide.
 */
export const usualFunds: DepositCap = { days: 180, sum: 1_000_000 }
