import { zero } from '@fairhouse/money'
import { z } from 'zod'
import type { Dialect, DialectAnswer, DialectAsk } from '../../dialect.ts'
import type { Message, Refusal, Session, Verdict } from '../../wallet/message.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { wireCurrency, wireUser } from '../../wire-words.ts'
import { launch } from './launch.ts'
import { probe } from './probe.ts'
import { transactions } from './transactions.ts'
import { isSigned, signatureHeader } from './signature.ts'
import { bodies, type CallName, isCallName, toWireAmount } from './wire.ts'

/** Hub88's seamless wallet (docs/providers.md): HTTP 200 for every answer, what became of it in `status`. */
export const dialect: Dialect = {
  name: 'hub88',
  calls: Object.keys(bodies),
  answer,
  // A provider rolls back what it hears this of, or asks again.
  failed: ({ body }) => said('RS_ERROR_UNKNOWN', requestOf(parsedJson(body))),
  launch,
  probe,
  listed: ['bet', 'win'],
  transactions,
}

async function answer(wallet: Wallet, ask: DialectAsk): Promise<DialectAnswer> {
  const { connection, call, body, headers } = ask
  const key = connection.theirKey()
  // Before anything is read of it: what is not signed is nobody's.
  if (key === null || !isSigned(body, headers[signatureHeader], key))
    return { status: 200, body: { status: 'RS_ERROR_INVALID_SIGNATURE' }, forged: true }
  if (!isCallName(call)) return said('RS_ERROR_UNKNOWN')
  const json = parsedJson(body)
  if (json === undefined) return said('RS_ERROR_WRONG_SYNTAX')
  const request = requestOf(json)
  const parsed = bodies[call].safeParse(json)
  if (!parsed.success) return said('RS_ERROR_WRONG_TYPES', request)
  return answerCall(wallet, ask, call, json)
}

async function answerCall(
  wallet: Wallet,
  { connection }: DialectAsk,
  call: CallName,
  json: unknown,
): Promise<DialectAnswer> {
  if (call === 'user/info') {
    const { user, request_uuid } = bodies[call].parse(json)
    const known = await wallet.knownUser(connection.name, user)
    return known === null
      ? said('RS_ERROR_INVALID_TOKEN', { request_uuid })
      : said('RS_OK', { request_uuid, user, country: known.country })
  }
  const asked = bodies['user/balance'].parse(json)
  const request = { request_uuid: asked.request_uuid }
  const session = await wallet.session(connection.name, asked.token)
  if (session === null || isOthers(session, asked.user))
    return said('RS_ERROR_INVALID_TOKEN', request)
  if (asked.game_code !== connection.codeOf(session.gameKey))
    return said('RS_ERROR_INVALID_GAME', request)
  if (call === 'user/balance') {
    if (!(await wallet.isOpen(session))) return said('RS_ERROR_TOKEN_EXPIRED', request)
    const { balance } = await wallet.player(session)
    return said('RS_OK', { ...request, ...moneyOf(session, balance) })
  }
  const message = messageOf(call, json, session)
  if (message === 'wrongCurrency') return said('RS_ERROR_WRONG_CURRENCY', request)
  if (message === 'rewardUnknown') return said(codes.rewardUnknown, request)
  return toldOf(session, await wallet.tell(session, message), request)
}

const isOthers = ({ player }: Session, user: string | undefined): boolean =>
  user !== undefined && user !== wireUser(player)

/** What is told, in the words of the wallet. */
function messageOf(
  call: Exclude<CallName, 'user/info' | 'user/balance'>,
  json: unknown,
  { currency }: Session,
): Message | 'wrongCurrency' | 'rewardUnknown' {
  if (call === 'transaction/rollback') {
    const body = bodies[call].parse(json)
    return { kind: 'rollback', ...commonOf(body), about: body.reference_transaction_uuid }
  }
  const body = bodies['transaction/bet'].parse(json)
  if (body.currency !== wireCurrency[currency]) return 'wrongCurrency'
  // The house grants no rewards of providers yet, so no message can name one that it granted.
  if (body.is_free) return 'rewardUnknown'
  if (call === 'transaction/bet') return { kind: 'bet', ...commonOf(body), amount: body.amount }
  const won = bodies[call].parse(json)
  return {
    kind: 'win',
    ...commonOf(won),
    about: won.reference_transaction_uuid,
    amount: won.amount,
    jackpot: won.jackpot_win ?? zero,
    returned: zero,
  }
}

const commonOf = (body: {
  readonly transaction_uuid: string
  readonly round: string
  readonly round_closed: boolean
}) => ({ ref: body.transaction_uuid, round: body.round, closes: body.round_closed })

function toldOf(session: Session, verdict: Verdict, request: object): DialectAnswer {
  if (verdict.type === 'done')
    return said('RS_OK', { ...request, ...moneyOf(session, verdict.balance) })
  return said(codes[verdict.by], { ...request, ...moneyOf(session, verdict.balanceNow) })
}

const moneyOf = ({ player, currency }: Session, balance: Parameters<typeof toWireAmount>[0]) => ({
  user: wireUser(player),
  currency: wireCurrency[currency],
  balance: toWireAmount(balance),
})

const codes: Readonly<Record<Refusal, string>> = {
  tokenExpired: 'RS_ERROR_TOKEN_EXPIRED',
  differs: 'RS_ERROR_DUPLICATE_TRANSACTION',
  notEnoughMoney: 'RS_ERROR_NOT_ENOUGH_MONEY',
  userDisabled: 'RS_ERROR_USER_DISABLED',
  gameDisabled: 'RS_ERROR_INVALID_GAME',
  limitReached: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  unknownTransaction: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolledBack: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  roundClosed: 'RS_ERROR_DUPLICATE_TRANSACTION',
  rewardUnknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
}

const said = (status: string, rest: object = {}): DialectAnswer => ({
  status: 200,
  body: { status, ...rest },
})

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Whatever it is, it is not JSON; the asker is told so.
    return undefined
  }
}

/** The request's own id is told back even when the rest cannot be read. */
function requestOf(json: unknown): { readonly request_uuid?: string } {
  const read = z.object({ request_uuid: z.string() }).safeParse(json)
  return read.success ? { request_uuid: read.data.request_uuid } : {}
}
