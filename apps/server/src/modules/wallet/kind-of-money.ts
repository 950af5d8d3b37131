import { codes } from '#modules/ledger'

/** Of what sort a player's money is. Test money is a demo's: nobody is ever paid it. */
export type KindOfMoney = 'real' | 'test' | 'bonus' | 'play'

/** Accounts of players that hold money, not points. */
export const moneyCodes = [codes.pocketCash, codes.pocketCredits, codes.bonus].join(', ')

/** The sort of money of an account, as SQL. @param account alias of a row of `ledger_account`. @param purse alias of its player's `wallet_purse`, which may be missing. */
export const kindOfMoney = (account: string, purse: string): string => `
  CASE ${account}.code
    WHEN ${codes.pocketCash} THEN CASE WHEN ${purse}.is_test_money THEN 'test' ELSE 'real' END
    WHEN ${codes.pocketCredits} THEN 'play'
    WHEN ${codes.bonus} THEN 'bonus'
  END`
