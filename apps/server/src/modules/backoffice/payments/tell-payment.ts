import type { payment } from '@fairhouse/contract/backoffice/payment'
import type { PaymentDetail } from '#modules/cashier'
import { isoTime } from '#platform/iso-time'
import { loginsOf, recordPlayer } from '../calls/reading.ts'
import { maskedDestination } from '../calls/masked.ts'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { factsOfPlayer, type PlayerFacts } from '../facts-of-player.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { may, type Role } from '../staff/roles.ts'

/** A payment with what one has to know to decide on it; that somebody read it is written down before. */
export const tellPayment =
  (needs: BackofficeNeeds): StaffAnswer<typeof payment> =>
  async (present, { id }) => {
    const detail = await needs.cashier.transactionDetail(id)
    if (!detail) return { refused: 'notFound' }
    const { player } = detail.payment
    await recordPlayer(needs, present, { player, part: 'payment', of: id })
    const facts = await factsOfPlayer(needs, player)
    const { payer, addresses } = facts
    const login = (await loginsOf(needs, [{ player }]))(player)
    const name = [payer.firstName, payer.lastName].filter((part) => part !== null).join(' ')
    return {
      reply: {
        ...ofPayment(detail, present.role),
        login,
        name: name === '' ? null : name,
        heldAs: addresses.held.find((one) => one.payment === id)?.id ?? null,
        ofPlayer: ofPlayer(facts),
      },
    }
  }

const ofPayment = ({ payment: one, steps, approvals, about }: PaymentDetail, role: Role) => ({
  id: one.id,
  player: one.player,
  type: one.type,
  state: one.state,
  reason: one.reason,
  amount: Number(one.amount),
  fee: Number(one.fee),
  coins: one.asset === null ? null : { asset: one.asset, units: String(one.assetUnits ?? 0n) },
  method: one.method,
  destination: destinationFor(role, one.label ?? one.address),
  provider: one.provider,
  providerRef: one.providerRef,
  askedAt: isoTime(one.createdAt),
  review: [...one.review],
  approvalsNeeded: one.approvalsNeeded,
  said: approvals.map(({ at, ...said }) => ({ ...said, at: isoTime(at.getTime()) })),
  steps: steps.map(({ to_state: to, at, by, actor, reason, note }) => ({
    to,
    by: actor === null ? by : `${by}: ${actor}`,
    reason,
    note,
    at: isoTime(at.getTime()),
  })),
  followed: about.map(({ id, type, state, amount, createdAt }) => ({
    id,
    type,
    state,
    amount: Number(amount),
    at: isoTime(createdAt),
  })),
})

/** Where it goes, masked for who may not see contacts. */
function destinationFor(role: Role, to: string | null): string | null {
  if (to === null) return null
  return may(role, 'seeContacts') ? to : maskedDestination(to)
}

const ofPlayer = (facts: PlayerFacts) => ({
  country: facts.payer.country,
  registeredAt: isoTime(facts.payer.registeredAt),
  playsFor: facts.payer.isTestMoney ? ('test' as const) : ('real' as const),
  suspended: facts.payer.suspended,
  emailVerified: facts.account.emailVerified,
  paidIn: Number(facts.paidIn),
  paidOut: Number(facts.paidOut),
  takenBack: Number(facts.takenBack),
  bet: Number(facts.turnover),
  identity: facts.identity.state,
  openFlags: facts.flags.filter(({ closed }) => closed === null).map(({ kind }) => kind),
})
