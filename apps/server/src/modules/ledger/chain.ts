import { type Account, type AccountId, standing } from './account.ts'
import { type CheckName, checkTransfer, type Named } from './check-transfer.ts'
import { aboutOf, kindOf, type LegRef, type Transfer } from './transfer.ts'

/** What a transfer left on a player's side: null for the house's. */
interface Side {
  readonly balance: bigint
  readonly version: bigint
}

/** A leg that passed its checks, with what it leaves on either side. */
export interface Leg {
  readonly transfer: Transfer
  readonly debit: Side | null
  readonly credit: Side | null
  /** What a post gives back of the pending amount. */
  readonly released: bigint
}

/** What a chain adds to an account's sums, and how often it moves the account's version. */
export interface Move {
  readonly account: AccountId
  readonly debitsPending: bigint
  readonly debitsPosted: bigint
  readonly creditsPending: bigint
  readonly creditsPosted: bigint
  readonly versions: bigint
}

/** What a chain is checked against; read under the locks of its accounts. */
export interface ChainBooks {
  /** Epoch milliseconds. */
  readonly now: number
  readonly accounts: ReadonlyMap<AccountId, Account>
  /** What was posted earlier under the chain's id, by leg. */
  readonly earlier: ReadonlyMap<number, Transfer>
  /** What its legs are about, by `keyOf`. */
  readonly named: ReadonlyMap<string, Named>
}

/** To be written, or written before, or refused by a check. */
export type Plan =
  | { readonly type: 'fits'; readonly legs: readonly Leg[]; readonly moves: readonly Move[] }
  | { readonly type: 'repeated' }
  | { readonly type: 'refused'; readonly by: CheckName; readonly leg: number }

export const keyOf = ({ id, leg }: LegRef): string => `${id}/${leg}`

/** Checks a chain leg by leg, each against what the legs before it leave, and says what is to be written. Pure. */
export function planChain(chain: readonly Transfer[], books: ChainBooks): Plan {
  const accounts = new Map(books.accounts)
  const named = new Map(books.named)
  const legs: Leg[] = []
  for (const transfer of chain) {
    const [debit, credit] = [accounts.get(transfer.debit), accounts.get(transfer.credit)]
    const posted = books.earlier.get(transfer.leg)
    const about = aboutOf(transfer)
    const by = checkTransfer(transfer, {
      now: books.now,
      debit,
      credit,
      posted,
      named: about ? named.get(keyOf(about)) : undefined,
    })
    if (by !== null) return { type: 'refused', by, leg: transfer.leg }
    if (posted || !debit || !credit) continue
    legs.push(applied(accounts, transfer, { debit, credit, held: resolved(named, transfer) }))
  }
  if (legs.length === 0 && books.earlier.size === chain.length) return { type: 'repeated' }
  if (books.earlier.size > 0) {
    return { type: 'refused', by: 'sameAsPostedBefore', leg: chain.length }
  }
  return { type: 'fits', legs, moves: movesOf(books.accounts, accounts) }
}

/** Marks what the transfer is about as resolved or reversed, for the legs that follow, and returns the amount it holds. */
function resolved(named: Map<string, Named>, transfer: Transfer): bigint {
  const about = aboutOf(transfer)
  const found = about && named.get(keyOf(about))
  if (!about || !found) return 0n
  const mark = transfer.kind === 'reversal' ? { reversedBy: transfer } : { resolvedBy: transfer }
  named.set(keyOf(about), { ...found, ...mark })
  return found.amount
}

/** Moves both accounts in `accounts`, because later legs are checked against what earlier ones leave. */
function applied(
  accounts: Map<AccountId, Account>,
  transfer: Transfer,
  { debit, credit, held }: { debit: Account; credit: Account; held: bigint },
): Leg {
  const { pending, posted } = effectOf(transfer, held)
  const from = {
    ...debit,
    debitsPending: debit.debitsPending + pending,
    debitsPosted: debit.debitsPosted + posted,
    version: debit.version + 1n,
  }
  const to = {
    ...credit,
    creditsPending: credit.creditsPending + pending,
    creditsPosted: credit.creditsPosted + posted,
    version: credit.version + 1n,
  }
  accounts.set(from.id, from).set(to.id, to)
  const released = transfer.kind === 'post' ? held - transfer.amount : 0n
  return { transfer, debit: sideOf(from), credit: sideOf(to), released }
}

/** What a transfer adds to the pending and posted sums of both its sides. */
function effectOf(
  transfer: Transfer,
  held: bigint,
): { readonly pending: bigint; readonly posted: bigint } {
  switch (kindOf(transfer)) {
    case 'direct':
    case 'reversal':
      return { pending: 0n, posted: transfer.amount }
    case 'pending':
      return { pending: transfer.amount, posted: 0n }
    case 'post':
      return { pending: -held, posted: transfer.amount }
    case 'void':
    case 'expiry':
      return { pending: -held, posted: 0n }
  }
}

const sideOf = (account: Account): Side | null =>
  account.player === null ? null : { balance: standing(account), version: account.version }

function movesOf(
  before: ReadonlyMap<AccountId, Account>,
  after: ReadonlyMap<AccountId, Account>,
): Move[] {
  return [...before].flatMap(([id, was]) => {
    const is = after.get(id)
    if (!is || is.version === was.version) return []
    return {
      account: id,
      debitsPending: is.debitsPending - was.debitsPending,
      debitsPosted: is.debitsPosted - was.debitsPosted,
      creditsPending: is.creditsPending - was.creditsPending,
      creditsPosted: is.creditsPosted - was.creditsPosted,
      versions: is.version - was.version,
    }
  })
}
