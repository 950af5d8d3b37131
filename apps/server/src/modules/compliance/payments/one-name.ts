import type { WithdrawalFacts } from '#modules/cashier'
import { sameName } from '../sanctions/names.ts'

/** What methods call the field in which the holder of an account is typed. */
const holderFields = ['holder', 'accountHolder', 'cardHolder']

/** Whether a destination belongs to somebody else by its name, or nobody can tell because the player's own name is not known. */
export function differentPerson({ destinationFields, payer }: WithdrawalFacts): boolean {
  const holder = holderFields
    .map((field) => destinationFields[field])
    .find((value) => value !== undefined)
  if (holder === undefined) return false
  const { firstName, lastName } = payer
  return firstName === null || lastName === null || !sameName(holder, `${firstName} ${lastName}`)
}
