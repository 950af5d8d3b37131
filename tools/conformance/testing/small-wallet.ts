import { type KeyObject, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { WalletBug } from './wallet-bugs.ts'

type Body = Readonly<Record<string, unknown>>
type Told = { readonly status: string; readonly balance?: number }

interface Moved {
  readonly kind: 'bet' | 'win'
  readonly amount: number
  readonly facts: string
  readonly answer: Told
  readonly about: string
  rolledBack: boolean
}

const cent = 1_000
/** Longer than messages that are sent at once take to arrive. */
const waitMs = 250

/**
 * A wallet of one player in memory, in the dialect hub88: the least that stands every case, with at most one thing wrong on purpose. It shares no line
 * with the wallet of the house.
 */
export class SmallWallet {
  balance = 10_000 * 100_000
  readonly #token: string
  readonly #key: KeyObject
  readonly #bug: WalletBug | null
  readonly #moved = new Map<string, Moved>()
  readonly #tombs = new Set<string>()
  readonly #closed = new Set<string>()

  constructor(token: string, key: KeyObject, bug: WalletBug | null) {
    this.#token = token
    this.#key = key
    this.#bug = bug
  }

  /** What a call is answered. @param text its body to the byte. */
  async answer(call: string, text: string, signature: string): Promise<Told> {
    if (!this.#isSigned(text, signature)) return { status: 'RS_ERROR_INVALID_SIGNATURE' }
    const body: Body = JSON.parse(text)
    if (body['token'] !== this.#token && this.#bug !== 'anyToken')
      return { status: 'RS_ERROR_INVALID_TOKEN' }
    if (call === 'user/balance') return this.#ok()
    if (call === 'transaction/rollback') return this.#rollBack(body)
    if (body['currency'] !== 'USD' && this.#bug !== 'anyCurrency')
      return { status: 'RS_ERROR_WRONG_CURRENCY' }
    const amount = this.#amountOf(body['amount'])
    if (amount === null) return { status: 'RS_ERROR_WRONG_TYPES' }
    return call === 'transaction/bet' ? this.#bet(body, amount) : this.#win(body, amount)
  }

  #isSigned(text: string, signature: string): boolean {
    if (this.#bug === 'unsigned') return true
    const signed = this.#bug === 'signedAgain' ? JSON.stringify(JSON.parse(text)) : text
    return verify('RSA-SHA256', Buffer.from(signed), this.#key, Buffer.from(signature, 'base64'))
  }

  #amountOf(amount: unknown): number | null {
    if (this.#bug === 'anyAmount') return Number(amount)
    const isAmount =
      typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount % cent === 0
    return isAmount ? amount : null
  }

  #ok = (): Told => ({ status: 'RS_OK', balance: this.balance })

  /** What a message was answered before; null when it is new. */
  #before(ref: string, facts: string): Told | null {
    const known = this.#moved.get(ref)
    if (!known) return null
    if (known.facts !== facts && this.#bug !== 'otherAmountTaken')
      return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
    return this.#bug === 'repeatTellsNow' ? this.#ok() : known.answer
  }

  async #bet(body: Body, amount: number): Promise<Told> {
    const [ref, round] = [String(body['transaction_uuid']), String(body['round'])]
    const facts = `bet ${round} ${amount}`
    const before = this.#bug === 'betTakenTwice' ? null : this.#before(ref, facts)
    if (before) return before
    if (this.#bug === 'checkedTooEarly') await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (this.#tombs.has(ref)) return { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' }
    if (this.#closed.has(round) && this.#bug !== 'closedRoundOpen')
      return { status: 'RS_ERROR_DUPLICATE_TRANSACTION' }
    if (amount > this.balance && this.#bug !== 'overdrawn')
      return { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: this.balance }
    this.balance -= amount
    return this.#keep(ref, { kind: 'bet', amount, facts, about: '' })
  }

  #win(body: Body, amount: number): Told {
    const [ref, round] = [String(body['transaction_uuid']), String(body['round'])]
    const about = String(body['reference_transaction_uuid'])
    const facts = `win ${round} ${amount} ${about}`
    const before = this.#bug === 'winGivenTwice' ? null : this.#before(ref, facts)
    if (before) return before
    const bet = this.#moved.get(about)
    if (bet?.rolledBack && this.#bug !== 'winOfRolledBack')
      return { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' }
    if (!bet && this.#bug !== 'winOfNothing')
      return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' }
    this.balance += amount
    if (body['round_closed'] === true) this.#closed.add(round)
    return this.#keep(ref, { kind: 'win', amount, facts, about })
  }

  #rollBack(body: Body): Told {
    const about = String(body['reference_transaction_uuid'])
    const known = this.#moved.get(about)
    if (body['round_closed'] === true) this.#closed.add(String(body['round']))
    if (!known) {
      if (this.#bug === 'earlyRollbackRefused')
        return { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' }
      if (this.#bug !== 'noTombstone') this.#tombs.add(about)
      else this.#closed.delete(String(body['round']))
      return this.#ok()
    }
    if (!known.rolledBack || this.#bug === 'givenBackTwice') this.#giveBack(known, about)
    return this.#ok()
  }

  #giveBack(known: Moved, ref: string): void {
    known.rolledBack = true
    this.balance += known.kind === 'bet' ? known.amount : -known.amount
    if (this.#bug !== 'rollbackTakesWin' || known.kind !== 'bet') return
    for (const other of this.#moved.values())
      if (other.about === ref && !other.rolledBack) this.#giveBack(other, '')
  }

  #keep(ref: string, moved: Omit<Moved, 'answer' | 'rolledBack'>): Told {
    const answer = this.#ok()
    this.#moved.set(ref, { ...moved, answer, rolledBack: false })
    return answer
  }
}

/** The wallet at a port of its own. */
export async function serveWallet(
  wallet: SmallWallet,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    void textOf(request)
      .then((text) => {
        const [, call = ''] = /^\/(.*)$/.exec(request.url ?? '') ?? []
        const header = request.headers['x-hub88-signature']
        return wallet.answer(call, text, typeof header === 'string' ? header : '')
      })
      .then((told) => response.end(JSON.stringify(told)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
