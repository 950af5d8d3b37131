import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import { depositProcess } from '@fairhouse/contract/calls/cashier'
import { amount } from '@fairhouse/money'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { passPlace } from '#platform/passed-places'
import { begin, change, type Change, move } from '../change.ts'
import { isFinal } from '../edges.ts'
import type { CashierNeeds } from '../needs.ts'
import { once, refuseIf, type WriteRequest, type Written } from '../once.ts'
import { pauseMs } from '../pauses.ts'
import type { Instruction, Opened } from '../provider.ts'
import { viewOfOne } from '../seen/view.ts'
import { holdTransaction } from '../store/hold-transaction.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'
import { allAsked, countTransactions } from '../store/transactions-of.ts'
import { transactionsById } from '../store/transactions-by-id.ts'
import { feeOf, methodNamed } from '../terms.ts'
import { type DepositWish, lookAtWish } from './check-deposit.ts'
import { instructionFor } from './instruction.ts'
import { keptInstruction, sealInstruction } from './kept-instruction.ts'
import { openDeposit } from './open-deposit.ts'

type Body = BodyOf<typeof depositProcess>
type Reply = ReplyOf<typeof depositProcess>

/** Whose deposits failed this often within an hour has to wait: cards are tried out like that. */
const failuresAtMost = 10
const failuresMs = 60 * 60_000
/** A page of a provider's is left by then, and a bank's transfer is there. */
const expiryMs = {
  redirect: 30 * 60_000,
  bank: 14 * 24 * 60 * 60_000,
  none: 24 * 60 * 60_000,
} as const
/** As long as a provider may take to answer, nobody else asks. */
const askedMs = 30_000

/** Begins a deposit, once for its request key: written down before its provider is asked. */
export function processDeposit(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: Body,
): Promise<Outcome<Reply>> {
  const { requestKey, ...rest } = body
  return once<Reply, DepositWish>(needs, ask, {
    call: 'depositProcess',
    key: requestKey,
    body: rest,
    read: (text) => depositProcess.reply.parse(JSON.parse(text)),
    look: () => lookAtProcess(needs, ask, body),
    begin: (on, wish, write) => {
      const { amount: units, bonusCode } = body
      const keepsMethod = body.saveMethod === true
      const whole = { ...wish, amount: units, bonusCode, requestKey, keepsMethod }
      return beginDeposit(needs, on, whole, write)
    },
    finish: ({ transaction }) => askProvider(needs, ask, transaction),
  })
}

async function lookAtProcess(
  needs: CashierNeeds,
  ask: PlayerAsk,
  body: Body,
): Promise<DepositWish | Refused> {
  const looked = await lookAtWish(needs, ask, body)
  if (isRefused(looked)) return looked
  const { method, provider } = looked.offered
  const unusable = await refusalOfCode(needs, ask, body)
  if (unusable) return unusable
  // Coins go to the player's own address: nothing is begun for them.
  if (method.kind === 'coin') return { refused: 'methodUnavailable' }
  return needs.provider(provider) ? looked : { refused: 'paymentUnavailable' }
}

/** A code that would do nothing is refused before anything is paid: a player who entered one counts on it. */
async function refusalOfCode(
  { bonuses, database }: CashierNeeds,
  { player }: PlayerAsk,
  { bonusCode, amount: units }: Body,
): Promise<Refused | null> {
  if (bonusCode === undefined) return null
  const codes = bonuses()
  if (!codes) return { refused: 'notPermitted', because: 'promotionsNotOpen' }
  const deposit = { player, code: bonusCode, amount: amount(BigInt(units)), isCoin: false }
  return codes.mayUse(database, deposit)
}

async function beginDeposit(
  needs: CashierNeeds,
  on: Change,
  wish: DepositWish & {
    readonly amount: number
    readonly keepsMethod: boolean
    readonly bonusCode: string | undefined
    readonly requestKey: string
  },
  write: WriteRequest,
): Promise<Written> {
  const { payer, offered, saved } = wish
  const { player } = payer
  const id = uuidV7(on.now)
  const written = await write(id)
  await needs.touchSeat(on.tx, player)
  const whole = amount(BigInt(wish.amount))
  refuseIf(await needs.rules.mayDeposit(on.tx, payer, whole))
  refuseIf(await tooManyFailures(on, player))
  const { bonusCode: code, requestKey } = wish
  if (code !== undefined) {
    const deposit = { player, code, amount: whole, isCoin: false, requestKey }
    refuseIf((await needs.bonuses()?.claim(on.tx, deposit)) ?? null)
  }
  await begin(
    on,
    newTransaction({
      id,
      player,
      type: 'deposit',
      currency: 'USD',
      sandbox: offered.method.sandbox,
      createdAt: on.now,
      amount: whole,
      fee: feeOf(offered.method.deposit, whole),
      method: offered.method.name,
      provider: offered.provider,
      label: saved?.label ?? null,
      savedMethod: saved?.id ?? null,
      keepsMethod: wish.keepsMethod,
      askedAt: on.now,
      lookAt: on.now + askedMs,
    }),
  )
  return written
}

async function tooManyFailures(on: Change, player: PlayerId): Promise<Refused | null> {
  const failed = await countTransactions(on.tx, player, {
    ...allAsked,
    types: ['deposit'],
    states: ['declined', 'failed'],
    from: on.now - failuresMs,
    limit: 0,
  })
  return failed >= failuresAtMost
    ? { refused: 'tooManyAttempts', retryAfterSeconds: failuresMs / 1000 }
    : null
}

async function askProvider(
  needs: CashierNeeds,
  ask: PlayerAsk,
  id: string,
): Promise<Reply | Refused> {
  const [written] = await transactionsById(needs.database, [id])
  if (!written) throw new Error(`deposit ${id} was not written down`)
  if (isFinal(written.type, written.state)) return replyOf(needs, written, { kind: 'none' })
  const kept = keptInstruction(needs.sealKey, written)
  if (kept) return replyOf(needs, written, kept)
  passPlace('deposit: written, not asked for')
  const opened = await openDeposit(needs, ask, written)
  passPlace('deposit: asked for, not noted')
  const known = await change(needs, (on) => answered(needs, on, id, opened))
  if (opened.type === 'unknown') return { refused: 'paymentUnavailable' }
  return replyOf(needs, known, opened.type === 'opened' ? opened.instruction : { kind: 'none' })
}

/** A provider that is silent is asked about; whatever it did, the payment keeps its reference. */
async function answered(
  needs: CashierNeeds,
  on: Change,
  id: string,
  opened: Opened,
): Promise<StoredTransaction> {
  const held = await holdTransaction(on.tx, id)
  if (!held) throw new Error(`deposit ${id} is gone`)
  if (held.state !== 'default') return held
  const going = { needs, on }
  if (opened.type === 'refused') {
    const mover = { by: 'provider', actor: held.provider ?? '', reason: opened.reason } as const
    return move(going, held, { to: 'declined', ...mover })
  }
  const step = { to: 'pending', by: 'player', reason: 'playerPays' } as const
  const lookAt = on.now + pauseMs(0)
  if (opened.type === 'unknown')
    return move(going, held, step, { lookAt, expiresAt: on.now + expiryMs.redirect })
  const { providerRef, instruction } = opened
  const lasts = instruction.kind === 'address' ? expiryMs.bank : expiryMs[instruction.kind]
  const sealed = sealInstruction(needs.sealKey, id, instruction)
  const expiresAt = on.now + lasts
  return move(going, held, step, { providerRef, lookAt, expiresAt, instruction: sealed })
}

async function replyOf(
  needs: CashierNeeds,
  known: StoredTransaction,
  given: Instruction,
): Promise<Reply> {
  const method = methodNamed(needs, known.method)?.method
  return {
    transaction: await viewOfOne(needs, known),
    instruction: method ? instructionFor(given, method, null) : { kind: 'none' },
    userStatus: await needs.playerStatus(known.player),
  }
}
