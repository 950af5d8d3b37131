import {
  bankPayout,
  type BankPayoutWish,
  bankTransfer,
  type TransferWish,
} from '@fairhouse/contract/sandbox/bank'
import type { PaymentProvider, PayoutRequest, StatusQuestion } from '#modules/cashier'
import type { AskSandbox } from '../../sandbox/ask-sandbox.ts'
import { centsOf } from '../../sandbox/dollars.ts'
import { openedBy, pathOf, statusBy } from '../../sandbox/heard-by-port.ts'
import { readSandboxNotice } from '../../sandbox/read-sandbox-notice.ts'
import { newsOfPayout, newsOfTransfer } from './bank-news.ts'
import { checkAccount, written } from './check-account.ts'

const id = 'sandbox-bank'

/** The sandbox's bank: transfers that come with a reference that the bank made, and payouts to an account. */
export function sandboxBank(needs: {
  readonly key: string
  readonly ask: AskSandbox
  readonly now: () => number
}): PaymentProvider {
  const { key, ask, now } = needs
  return {
    id,
    sandbox: true,
    createDeposit: async ({ reference, sum }) => {
      // A transfer is awaited with its sum: without one there is nothing to say to the bank.
      if (sum === null) return { type: 'refused', reason: 'providerFault' }
      const wish: TransferWish = { reference, amount: centsOf(sum) }
      return openedBy(await ask('/bank/transfers', bankTransfer, wish), ({ lines }) => ({
        kind: 'bank',
        lines,
      }))
    },
    createPayout: async (request) =>
      checkAccount(request.destination)
        ? { type: 'refused', reason: 'addressRefused' }
        : openedBy(await ask('/bank/payouts', bankPayout, payoutWish(request))),
    refund: async ({ reference, about, sum }) => {
      const providerRef = about.providerRef ?? (await find(about))
      if (providerRef === null) return { type: 'unknown' }
      const path = `/bank/transfers/${encodeURIComponent(providerRef)}/refunds`
      return openedBy(await ask(path, bankTransfer, { reference, amount: centsOf(sum) }))
    },
    release: async ({ about }) => {
      const providerRef = about.providerRef ?? (await find(about))
      if (providerRef === null) return { type: 'unknown' }
      const path = `/bank/transfers/${encodeURIComponent(providerRef)}/release`
      return openedBy(await ask(path, bankTransfer, {}))
    },
    status: async (question) =>
      question.kind === 'deposit'
        ? statusBy(await ask(pathOf('/bank/transfers', question), bankTransfer), newsOfTransfer)
        : statusBy(await ask(pathOf('/bank/payouts', question), bankPayout), (payout) => [
            newsOfPayout(payout),
          ]),
    readNotice: (raw, headers) => readSandboxNotice({ provider: id, key, now }, raw, headers),
    checkDestination: async (_method, destination) => checkAccount(destination),
  }

  async function find(about: StatusQuestion): Promise<string | null> {
    const heard = await ask(pathOf('/bank/transfers', about), bankTransfer)
    return heard.type === 'answer' ? heard.body.id : null
  }
}

const payoutWish = ({
  reference,
  sum,
  destination: { fields },
}: PayoutRequest): BankPayoutWish => ({
  reference,
  amount: centsOf(sum),
  iban: written(fields['iban']),
  bic: written(fields['bic']),
  holder: (fields['holder'] ?? '').trim(),
})
