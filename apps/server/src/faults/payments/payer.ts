import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyOf } from '@fairhouse/contract/call'
import { type CallName, calls } from '@fairhouse/contract/calls/all'
import type { Transaction } from '@fairhouse/contract/entities/payment'
import { newPlayer, openBrowser } from '../../wire/test-browser.ts'

/** A player who pays in and out, and asks again until he is answered, as our pages do. */
export interface Payer {
  readonly login: string
  /** Asks under the same fields until there is an answer. @throws Error at a refusal that is none of a house that is down. */
  readonly insist: <Name extends CallName>(
    name: Name,
    fields: Readonly<Record<string, string>>,
  ) => Promise<ReplyOf<(typeof calls)[Name]>>
  /** Newest first. */
  readonly payments: () => Promise<readonly Transaction[]>
  /** Cents. */
  readonly cash: () => Promise<number>
}

const pauseMs = 150
const patienceMs = 150_000
/** The house cannot do it now: it is not up, too busy, or whoever pays was not reached. */
const putOff: readonly unknown[] = [503, 'PAYMENT_UNAVAILABLE']

/** Opens an account that begins with test money, as soon as the house lets anybody in. @throws Error when it does not in a long time. */
export async function newPayer(url: string): Promise<Payer> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    try {
      return await openPayer(url)
    } catch (fault) {
      if (performance.now() > giveUpAt) throw fault
      await sleep(pauseMs)
    }
  }
}

async function openPayer(url: string): Promise<Payer> {
  const browser = await openBrowser(url)
  const form = newPlayer('1')
  await browser.do('register', form)
  const insist: Payer['insist'] = async (name, fields) => {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const body = await asked(() => browser.ask(name, fields))
      if (body?.['status'] === 1) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's own schema has just parsed it
        return calls[name].reply.parse(body) as ReplyOf<(typeof calls)[typeof name]>
      }
      const isFinal = body !== null && !putOff.includes(body['code'])
      if (isFinal || performance.now() > giveUpAt)
        throw new Error(`${form.login}: ${name} was answered ${JSON.stringify(body)}`)
      await sleep(pauseMs)
    }
  }
  return {
    login: form.login,
    insist,
    payments: async () => (await insist('transactionHistory', { page: '1' })).transactions,
    cash: async () => {
      const { userStatus } = await insist('status', {})
      if (!userStatus.isLogged) throw new Error(`${form.login} is no longer signed in`)
      return userStatus.cash
    },
  }
}

/** Null: no answer came. */
async function asked(
  ask: () => Promise<{ readonly body: Readonly<Record<string, unknown>> }>,
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    return (await ask()).body
  } catch {
    // The connection broke, or what came was cut off: whoever asks again under the same key hears what became of it.
    return null
  }
}
