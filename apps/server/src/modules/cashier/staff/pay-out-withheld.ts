import { type Change, change } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import { postWithheldGone } from '../postings.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { isTakenBack } from '../store/is-taken-back.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import {
  deleteWithheldPayout,
  insertWithheldPayout,
  saveBooking,
  withheldPayout,
} from '../store/withheld-payouts.ts'

/** What came of it. `saidBefore`: who wrote it down cannot confirm it; `decided`: it was written down or booked before. */
export type WithheldOutcome = 'asked' | 'booked' | 'dropped' | 'saidBefore' | 'decided' | 'notFound'

interface Says {
  readonly staff: string
  readonly note: string
}

/** Writes down that all coins of a deposit that people withheld were paid by hand, in a transaction of their chain. Moves nothing yet. */
export const askWithheldPayout = (
  needs: CashierNeeds,
  id: string,
  { staff, note, txid }: Says & { readonly txid: string },
): Promise<WithheldOutcome> =>
  onWithheld(needs, id, async ({ tx, now }) => {
    if (await withheldPayout(tx, id)) return 'decided'
    await insertWithheldPayout(tx, id, { txid, note, askedBy: staff, askedAt: now })
    return 'asked'
  })

/** Somebody else confirms it: the coins leave the account on which they were kept apart. */
export const bookWithheldPayout = (
  needs: CashierNeeds,
  id: string,
  { staff, note }: Says,
): Promise<WithheldOutcome> =>
  onWithheld(needs, id, async (on, deposit) => {
    const asked = await withheldPayout(on.tx, id)
    if (!asked) return 'notFound'
    if (asked.booked) return 'decided'
    if (asked.askedBy === staff) return 'saidBefore'
    const settlement = await postWithheldGone(on, deposit)
    if (settlement === null) return 'notFound'
    await saveBooking(on.tx, id, { by: staff, at: on.now, note, settlement })
    return 'booked'
  })

/** It was not so: what was written down goes, as long as nobody confirmed it. */
export const dropWithheldPayout = (needs: CashierNeeds, id: string): Promise<WithheldOutcome> =>
  onWithheld(needs, id, async ({ tx }) => {
    const asked = await withheldPayout(tx, id)
    if (!asked) return 'notFound'
    if (asked.booked) return 'decided'
    await deleteWithheldPayout(tx, id)
    return 'dropped'
  })

/** Of two at once the second sees what the first one did. Coins that their chain took back are nobody's to pay. */
const onWithheld = (
  needs: CashierNeeds,
  id: string,
  work: (on: Change, deposit: StoredTransaction) => Promise<WithheldOutcome>,
): Promise<WithheldOutcome> =>
  change(needs, async (on) => {
    const held = await holdTransaction(on.tx, id)
    if (held?.type !== 'deposit' || held.state !== 'declined' || held.reason !== 'withheld')
      return 'notFound'
    if (held.asset === null || (await isTakenBack(on.tx, id))) return 'notFound'
    await needs.touchSeat(on.tx, held.player)
    return work(on, held)
  })
