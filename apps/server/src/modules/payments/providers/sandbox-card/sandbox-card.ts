import {
  type CardPayment,
  cardPayment,
  cardPayout,
  type CardWish,
  type PayoutWish,
} from '@fairhouse/contract/sandbox/card'
import type {
  DepositRequest,
  Opened,
  PaymentProvider,
  Status,
  StatusQuestion,
  Sum,
} from '#modules/cashier'
import type { Heard } from '../../ask-json.ts'
import type { AskSandbox } from '../../sandbox/ask-sandbox.ts'
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

/** @throws RangeError for another asset: the acquirer takes dollars. */
function centsOf({ asset, units }: Sum): number {
  if (asset !== 'USD') throw new RangeError(`the card acquirer was asked for ${asset}`)
  return Number(units)
}

const instructionFor = (
  { page }: CardPayment,
  { returnUrl }: DepositRequest,
  { pageAt }: Pick<Sandbox, 'pageAt'>,
) =>
  page === null
    ? ({ kind: 'none' } as const)
    : ({ kind: 'redirect', url: pageAt(page, returnUrl) } as const)

const pathOf = (path: string, { providerRef, reference }: StatusQuestion): string =>
  providerRef
    ? `${path}/${encodeURIComponent(providerRef)}`
    : `${path}?reference=${encodeURIComponent(reference)}`

function openedBy<Body extends { readonly id: string }>(
  heard: Heard<Body>,
  instructionOf: (body: Body) => Extract<Opened, { type: 'opened' }>['instruction'] = () => ({
    kind: 'none',
  }),
): Opened {
  switch (heard.type) {
    case 'answer':
      return {
        type: 'opened',
        providerRef: heard.body.id,
        instruction: instructionOf(heard.body),
      }
    case 'refused':
      return { type: 'refused', reason: 'providerFault' }
    case 'silence':
      return { type: 'unknown' }
  }
}

function statusBy<Body>(
  heard: Heard<Body>,
  newsOf: (body: Body) => Extract<Status, { type: 'known' }>['news'],
): Status {
  if (heard.type === 'answer') return { type: 'known', news: newsOf(heard.body) }
  return heard.type === 'refused' && heard.status === 404 ? { type: 'none' } : { type: 'unknown' }
}
