import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Destination, PaymentProvider, Sum } from '#modules/cashier'
import { systemClock } from '#platform/clock'
import { playerId } from '#platform/ids'
import { createLog } from '#platform/log'
import { createAskJson } from '../ask-json.ts'
import { readCardStatement } from '../providers/sandbox-card/read-statement.ts'
import { sandboxCard } from '../providers/sandbox-card/sandbox-card.ts'
import { askSandbox } from '../sandbox/ask-sandbox.ts'
import { openFaultyLine } from './faulty-line.ts'
import type { ProviderDriver } from './provider-driver.ts'
import { startSandbox } from './sandbox-process.ts'

const silent = createLog('silent', new PassThrough())

/** Enters a card at the hosted page, as a browser would. @returns where the page leads, with the page where it stays at the form. */
export async function enterCard(
  pageUrl: string,
  number: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; location: string | null; page: string }> {
  const form = { number, expires: '12/40', code: '123', holder: 'P Player', ...more }
  const answer = await post(pageUrl, form)
  const to = new URL(answer.location ?? '', pageUrl)
  if (to.pathname !== new URL(pageUrl).pathname) return answer
  return { ...answer, page: await (await fetch(to)).text() }
}

export async function post(url: string, form: Readonly<Record<string, string>>) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  const page = await response.text()
  return { status: response.status, location: response.headers.get('location'), page }
}

const written = z.object({
  payments: z.array(z.object({ status: z.string() })),
  payouts: z.array(z.object({ reference: z.string(), status: z.string() })),
})

const underWay = ({ payments, payouts }: z.output<typeof written>): number =>
  payments.filter(({ status }) => status === 'authorised').length +
  payouts.filter(({ status }) => status === 'sent').length

/** A card that was entered once and kept. */
export async function keptCard(
  provider: PaymentProvider,
  number = '4242424242424242',
): Promise<Destination> {
  const reference = randomUUID()
  const opened = await provider.createDeposit({
    reference,
    player: playerId(1),
    method: 'card',
    sum: null,
    token: null,
    keep: true,
    returnUrl: 'http://localhost:3000/en/cashier',
    customer: { address: '127.0.0.1', country: 'CA', email: 'p@player.test', language: 'en' },
  })
  if (opened.type !== 'opened' || opened.instruction.kind !== 'redirect')
    throw new Error('no card can be entered')
  await enterCard(opened.instruction.url, number)
  const status = await provider.status({
    kind: 'deposit',
    reference,
    providerRef: opened.providerRef,
  })
  const [news] = status.type === 'known' ? status.news : []
  if (news?.type !== 'deposit' || !news.kept) throw new Error('the card was not kept')
  return { token: news.kept.token, fields: {} }
}

/** The card acquirer of a sandbox of its own. */
export async function openCardDriver(sum: Sum) {
  const sandbox = await startSandbox()
  const line = await openFaultyLine(sandbox.url)
  const { key } = sandbox
  const reach = async () => line.url
  const pageAt = (path: string) => new URL(path, sandbox.url).href
  const ask = askSandbox({ key, reach }, createAskJson({ log: silent, timeMs: 400 }))
  const provider = sandboxCard({ sandbox: { key, pageAt }, ask, now: systemClock.now })
  const kept = async () => written.parse(await sandbox.kept('card'))
  const driver = {
    provider,
    statement: (from: number, to: number) => readCardStatement(ask, from, to),
    line,
    method: 'card',
    comesBy: 'reference',
    sum,
    paysOtherSums: false,
    refunds: true,
    faultyDestinations: [
      { destination: { token: null, fields: {} }, fault: { field: 'token', fault: 'format' } },
    ],
    pay: async ({ instruction }) => {
      if (instruction.kind !== 'redirect') throw new Error(`it leads to ${instruction.kind}`)
      const { status } = await enterCard(instruction.url, '4242424242424242')
      expect(status).toBe(303)
    },
    settle: async () => {
      await expect.poll(async () => underWay(await kept()), { timeout: 8_000 }).toBe(0)
    },
    destination: () => keptCard(provider),
    timesPaidOut: async (reference) =>
      (await kept()).payouts.filter((payout) => payout.reference === reference).length,
    notices: async () => {
      await expect.poll(() => sandbox.noticesFor('sandbox-card').length).toBeGreaterThan(0)
      return sandbox.noticesFor('sandbox-card')
    },
    stop: async () => {
      await line.stop()
      await sandbox.stop()
    },
  } satisfies ProviderDriver
  return { ...driver, sandbox, ask }
}
