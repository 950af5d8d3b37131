import {
  type CardPayment,
  cardPayment,
  cardPayout,
  type CardWish,
  type PayoutWish,
} from '@fairhouse/contract/sandbox/card'
import type { DepositRequest, PaymentProvider, StatusQuestion } from '#modules/cashier'
import type { AskSandbox } from '../../sandbox/ask-sandbox.ts'
import { centsOf } from '../../sandbox/dollars.ts'
import { openedBy, pathOf, statusBy } from '../../sandbox/heard-by-port.ts'
import { readSandboxNotice } from '../../sandbox/read-sandbox-notice.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { newsOfPayment, newsOfPayout } from './card-news.ts'

const id = 'sandbox-card'

/** The sandbox's card acquirer. The card itself is entered at its page: the house hears of a token and four digits. */
export function sandboxCard(needs: {
  readonly sandbox: Pick<Sandbox, 'key' | 'pageAt'>
  readonly ask: AskSandbox
  readonly now: () => number
}): PaymentProvider {
  const { sandbox, ask, now } = needs
  return {
    id,
    sandbox: true,
    createDeposit: async (request) => {
      const heard = await ask('/card/payments', cardPayment, wishOf(request))
      return openedBy(heard, (payment) => instructionFor(payment, request, sandbox))
    },
    createPayout: async ({ reference, sum, destination: { token } }) => {
      if (token === null) return { type: 'refused', reason: 'providerFault' }
      const wish: PayoutWish = { reference, amount: centsOf(sum), token }
      return openedBy(await ask('/card/payouts', cardPayout, wish))
    },
    refund: async ({ reference, about, sum }) => {
      const providerRef = about.providerRef ?? (await find(about))
      if (providerRef === null) return { type: 'unknown' }
      const path = `/card/payments/${encodeURIComponent(providerRef)}/refunds`
      return openedBy(await ask(path, cardPayment, { reference, amount: centsOf(sum) }))
    },
    release: async ({ about }) => {
      const providerRef = about.providerRef ?? (await find(about))
      if (providerRef === null) return { type: 'unknown' }
      const path = `/card/payments/${encodeURIComponent(providerRef)}/release`
      return openedBy(await ask(path, cardPayment, {}))
    },
    status: async (question) =>
      question.kind === 'deposit'
        ? statusBy(await ask(pathOf('/card/payments', question), cardPayment), newsOfPayment)
        : statusBy(await ask(pathOf('/card/payouts', question), cardPayout), (payout) => [
            newsOfPayout(payout),
          ]),
    readNotice: (raw, headers) =>
      readSandboxNotice({ provider: id, key: sandbox.key, now }, raw, headers),
    checkDestination: async (_method, { token }) =>
      token === null ? { field: 'token', fault: 'format' } : null,
  }

  async function find(about: StatusQuestion): Promise<string | null> {
    const heard = await ask(pathOf('/card/payments', about), cardPayment)
    return heard.type === 'answer' ? heard.body.id : null
  }
}

const wishOf = (request: DepositRequest): CardWish => ({
  reference: request.reference,
  // No sum is a check of the card: it is kept and nothing is charged.
  amount: request.sum ? centsOf(request.sum) : 0,
  returnUrl: request.returnUrl,
  language: request.customer.language,
  keep: request.keep,
  token: request.token,
})

const instructionFor = (
  { page }: CardPayment,
  { returnUrl, customer: { language } }: DepositRequest,
  { pageAt }: Pick<Sandbox, 'pageAt'>,
) =>
  page === null
    ? ({ kind: 'none' } as const)
    : ({ kind: 'redirect', url: pageAt(`${page}?lang=${language}`, returnUrl) } as const)
