import type { Amount } from '@fairhouse/money'
import type { Payer, PaymentFact } from '#modules/cashier'
import type { ComplianceDesk } from '#modules/compliance'
import type { AccountStanding } from '#modules/identity'
import type { PlayerId } from '#platform/ids'
import type { BackofficeNeeds } from './needs.ts'

/** What staff must know of a player to decide. Sums are cents. */
export interface PlayerFacts {
  readonly payer: Payer
  readonly payments: readonly PaymentFact[]
  readonly paidIn: bigint
  readonly paidOut: bigint
  readonly takenBack: bigint
  readonly turnover: Amount
  readonly account: AccountStanding
  readonly flags: Awaited<ReturnType<ComplianceDesk['flagsOf']>>
  readonly addresses: Awaited<ReturnType<ComplianceDesk['addressesOf']>>
  readonly identity: Awaited<ReturnType<ComplianceDesk['identityOf']>>
}

export async function factsOfPlayer(
  { database, compliance, accounts, ...needs }: BackofficeNeeds,
  player: PlayerId,
): Promise<PlayerFacts> {
  const payments = await needs.paymentsOf(database, player, 0)
  const sum = (types: readonly PaymentFact['type'][]): bigint =>
    payments
      .filter(({ type, state }) => types.includes(type) && state === 'confirmed')
      .reduce((total, { amount }) => total + amount, 0n)
  return {
    payer: await needs.payerOf(database, player),
    payments,
    paidIn: sum(['deposit']),
    paidOut: sum(['withdrawal']),
    takenBack: sum(['depositRefund', 'depositReversal', 'depositVoid']),
    turnover: await needs.turnoverSince(database, player, 0),
    account: await accounts.standingOf(database, player),
    flags: await compliance.flagsOf(player),
    addresses: await compliance.addressesOf(player),
    identity: await compliance.identityOf(database, player),
  }
}
