import { amount } from '@fairhouse/money'
import type {
  BackNews,
  DepositNews,
  DepositRequest,
  Destination,
  DestinationFault,
  Opened,
  PaymentProvider,
  PayoutNews,
  ProviderNews,
  Status,
  StatusQuestion,
} from '../provider.ts'

type Told<News extends ProviderNews> = Partial<News> & Pick<News, 'state'>

/** As if the process were killed at that point. */
export class Killed extends Error {}

/** A provider of the port without anything behind it: it knows what it was told to know, and does what it is told to do. */
export class MemoryProvider implements PaymentProvider {
  readonly id: string
  readonly sandbox = false
  /** References that it was asked to begin, refund or release something under, in order, with every repeat. */
  readonly asked: string[] = []
  /** What it does when it is asked the next time: once, then it answers again. */
  next: 'answer' | 'silent' | 'refuse' | 'dieBefore' | 'dieAfter' = 'answer'
  /** It cannot be asked how anything stands. */
  down = false
  readonly #clock: { readonly now: number }
  readonly #news = new Map<string, ProviderNews[]>()
  readonly #opened = new Set<string>()

  constructor(clock: { readonly now: number }, id = 'memory') {
    this.#clock = clock
    this.id = id
  }

  async createDeposit({ reference, sum }: DepositRequest): Promise<Opened> {
    if (sum !== null) return this.#open(reference)
    const address = `${this.id}${reference.replace(':', '')}`
    const uri = `litecoin:${address}`
    const providerRef = refOf(reference)
    return {
      type: 'opened',
      providerRef,
      instruction: { kind: 'address', address, uri, tag: null },
    }
  }

  createPayout({ reference }: { readonly reference: string }): Promise<Opened> {
    return this.#open(reference)
  }

  refund({ reference }: { readonly reference: string }): Promise<Opened> {
    return this.#open(reference)
  }

  release({ reference }: { readonly reference: string }): Promise<Opened> {
    return this.#open(reference)
  }

  async status({ reference }: StatusQuestion): Promise<Status> {
    if (this.down) return { type: 'unknown' }
    const news = this.#news.get(reference)
    if (news) return { type: 'known', news }
    return this.#opened.has(reference) ? { type: 'known', news: [] } : { type: 'none' }
  }

  readNotice(): null {
    return null
  }

  async checkDestination(_: string, { fields }: Destination): Promise<DestinationFault | null> {
    return fields['address'] === 'ours' ? { field: 'address', fault: 'ours' } : null
  }

  /** Says that a deposit stands so. */
  deposit(reference: string, told: Told<DepositNews>): DepositNews {
    return this.#tell(reference, {
      ...this.#common(reference),
      type: 'deposit',
      part: '',
      sum: { asset: 'USD', units: amount(5_000n) },
      dust: 0n,
      confirmations: null,
      txid: null,
      kept: null,
      ...told,
    })
  }

  /** Says that a payout stands so. */
  payout(reference: string, told: Told<PayoutNews>): PayoutNews {
    return this.#tell(reference, {
      ...this.#common(reference),
      type: 'payout',
      fee: null,
      txid: null,
      confirmations: null,
      ...told,
    })
  }

  /** Says that a deposit goes back. */
  back(reference: string, told: Told<BackNews> & Pick<BackNews, 'type'>): BackNews {
    return this.#tell(reference, {
      ...this.#common(reference),
      part: '',
      backRef: `back-${reference}`,
      ours: null,
      sum: { asset: 'USD', units: amount(5_000n) },
      ...told,
    })
  }

  async #open(reference: string): Promise<Opened> {
    this.asked.push(reference)
    const { next } = this
    this.next = 'answer'
    if (next === 'dieBefore') throw new Killed()
    if (next === 'refuse') return { type: 'refused', reason: 'insufficientFunds' }
    this.#opened.add(reference)
    if (next === 'dieAfter') throw new Killed()
    if (next === 'silent') return { type: 'unknown' }
    const url = `https://pay.test/${reference}`
    return { type: 'opened', providerRef: refOf(reference), instruction: { kind: 'redirect', url } }
  }

  #common(reference: string) {
    return { providerRef: refOf(reference), reference, reason: null, at: this.#clock.now }
  }

  #tell<News extends ProviderNews>(reference: string, one: News): News {
    const others = (this.#news.get(reference) ?? []).filter(
      (known) => known.type !== one.type || partOf(known) !== partOf(one),
    )
    this.#news.set(reference, [...others, one])
    return one
  }
}

const refOf = (reference: string): string => `ref-${reference}`
const partOf = (one: ProviderNews): string => ('part' in one ? one.part : '')
