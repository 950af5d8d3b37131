import { type Identity, nameOf } from '#modules/identity'
import { readPurse } from '#modules/wallet'
import { fromIsoTime } from '#platform/iso-time'
import type { CashierNeeds } from './needs.ts'

/** Who pays, by what identity and wallet know of him. */
export const payerOf =
  ({ accountFacts }: Pick<Identity, 'accountFacts'>): CashierNeeds['payerOf'] =>
  async (on, player) => {
    const { userType, isTestMoney } = await readPurse(on, player)
    const { country, email, suspended, createdAt, flags } = await accountFacts(on, player)
    const name = await nameOf(on, player)
    const registeredAt = fromIsoTime(createdAt)
    return {
      player,
      userType,
      isTestMoney,
      country,
      email,
      ...name,
      suspended,
      emailVerified: !flags.verifyContactEmail,
      registeredAt,
    }
  }
