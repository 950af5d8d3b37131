import type { reportAddress } from '@fairhouse/contract/backoffice/addresses'
import type { PaymentDetail } from '#modules/cashier'
import { type AddressCase, decisionOf } from '#modules/compliance'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { madeFile } from './made-file.ts'

/** What the authority is told of a held payment, or a court that wants the money: the payment, every answer of the lists, what people said. */
export const makeAddressReport =
  (needs: BackofficeNeeds): StaffAnswer<typeof reportAddress> =>
  async (present, { id, grounds }) => {
    const found = await needs.compliance.addressCase(id)
    const detail = found && (await needs.cashier.transactionDetail(found.held.payment))
    if (!found || !detail) return { refused: 'notFound' }
    const { held, asked } = found
    const told = {
      reportedBy: needs.brand,
      madeAt: isoTime(needs.clock.now()),
      madeBy: present.name,
      grounds,
      player: held.player,
      payment: paymentOf(detail),
      flagged: flaggedIn(held),
      asked: asked.map(({ at, ...answer }) => ({ ...answer, at: isoTime(at) })),
    }
    const [deed, subject, name] = [
      'reportAddress',
      `address ${held.id}`,
      `report-address-${held.id}`,
    ]
    return { reply: await madeFile(needs, present, { deed, subject, grounds, name, told }) }
  }

const paymentOf = ({ payment, steps }: PaymentDetail) => ({
  id: payment.id,
  type: payment.type,
  state: payment.state,
  amountInCents: String(payment.amount),
  asset: payment.asset,
  unitsOfAsset: payment.assetUnits === null ? null : String(payment.assetUnits),
  ourAddressOrTheirs: payment.address,
  transaction: payment.txid,
  begunAt: isoTime(payment.createdAt),
  steps: steps.map(({ from_state, to_state, at, by, actor, reason }) => ({
    from: from_state,
    to: to_state,
    at: at.toISOString(),
    by,
    actor,
    reason,
  })),
})

const flaggedIn = (held: AddressCase) => ({
  address: held.address,
  asset: held.asset,
  findings: held.findings,
  list: held.list,
  heldSince: isoTime(held.openedAt),
  decision: decisionOf(held),
  said: held.votes.map((vote) => ({ ...vote, at: isoTime(vote.at) })),
  takenBack: held.takenBack.map((vote) => ({
    ...vote,
    at: isoTime(vote.at),
    backAt: isoTime(vote.backAt),
  })),
})
