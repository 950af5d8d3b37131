import { timingSafeEqual } from 'node:crypto'
import { amount, zero } from '@fairhouse/money'
import type { Connection, Dialect, DialectAnswer, DialectAsk } from '../../dialect.ts'
import type { Message, Refusal, Session, Verdict } from '../../wallet/message.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { wireCurrency, wireUser } from '../../wire-words.ts'
import { launch } from './launch.ts'
import { probe } from './probe.ts'
import { transactions } from './transactions.ts'
import { betRef, bodies, type CallName, isCallName, toWireAmount } from './wire.ts'

/** The seamless wallet of TaDa and JILI (docs/providers.md): stake and win at once, and sessions for tables. */
export const dialect: Dialect = {
  name: 'jili',
  calls: Object.keys(bodies),
  answer,
  failed: () => said(errors.other),
  launch,
  probe,
  // Tables have a list of their own.
  listed: ['play'],
  transactions,
}

/** What `errorCode` says. Several mean another thing in calls that cancel. */
const errors = {
  ok: 0,
  alreadyDone: 1,
  notEnough: 2,
  notFound: 2,
  invalid: 3,
  tokenExpired: 4,
  other: 5,
  cancelRefused: 6,
} as const

async function answer(wallet: Wallet, ask: DialectAsk): Promise<DialectAnswer> {
  if (!hasSecret(ask.headers['authorization'], ask.connection))
    return { status: 401, body: { errorCode: errors.other, message: 'unauthorised' }, forged: true }
  const { call } = ask
  const json = parsedJson(ask.body)
  if (!isCallName(call) || !bodies[call].safeParse(json).success) return said(errors.invalid)
  return answerCall(wallet, ask.connection, call, json)
}

/** HTTP Basic: the connection's name and what is shared with it. */
function hasSecret(header: string | undefined, { name, secret }: Connection): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`)
  const given = Buffer.from(header ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

async function answerCall(
  wallet: Wallet,
  connection: Connection,
  call: CallName,
  json: unknown,
): Promise<DialectAnswer> {
  const { token } = bodies.auth.parse(json)
  const session = await wallet.session(connection.name, token)
  if (session === null) return said(errors.other)
  if (call === 'auth') {
    if (!(await wallet.isOpen(session))) return said(errors.tokenExpired)
    const { balance } = await wallet.player(session)
    return said(errors.ok, moneyOf(session, balance))
  }
  const { currency, game, userId } = bodies.cancelBet.parse(json)
  const isOurs =
    currency === wireCurrency[session.currency] && game === connection.codeOf(session.gameKey)
  if (!isOurs || (userId !== undefined && userId !== wireUser(session.player)))
    return said(errors.invalid)
  const message = messageOf(call, json)
  if (message === null) return said(errors.other)
  const verdict = await wallet.tell(session, message)
  return message.kind === 'rollback' ? cancelled(session, verdict) : moved(session, verdict)
}

/** What is told, in the words of the wallet; null for a free round of a reward that the house did not grant. */
function messageOf(call: Exclude<CallName, 'auth'>, json: unknown): Message | null {
  switch (call) {
    case 'bet': {
      const { round, betAmount, winloseAmount, isFreeRound } = bodies.bet.parse(json)
      if (isFreeRound) return null
      const told = { ref: betRef(round), round, closes: true }
      return { kind: 'play', ...told, amount: betAmount, payout: winloseAmount }
    }
    case 'cancelBet': {
      const { round } = bodies.cancelBet.parse(json)
      return {
        kind: 'rollback',
        ref: `cancel ${round}`,
        round,
        closes: true,
        about: betRef(round),
      }
    }
    case 'sessionBet':
      return ofSession(bodies.sessionBet.parse(json))
    case 'cancelSessionBet': {
      const { round, sessionId } = bodies.cancelSessionBet.parse(json)
      const told = { ref: `cancel session ${round}`, round: sessionId, closes: false }
      return { kind: 'rollback', ...told, about: `session ${round}` }
    }
  }
}

/**
 * Of tables: what is held back by `preserve` is the stake, and what is left of it comes with the win.
 * A message names the session, which is the round; its `round` is the transaction.
 */
function ofSession(told: ReturnType<typeof bodies.sessionBet.parse>): Message {
  const { type, round, sessionId, betAmount, winloseAmount, preserve } = told
  const common = { ref: `session ${round}`, round: sessionId }
  if (type === 1)
    return {
      ...common,
      kind: 'bet',
      closes: false,
      amount: preserve > 0n ? preserve : betAmount,
    }
  const left = preserve > 0n ? preserve - betAmount : 0n
  return {
    ...common,
    kind: 'win',
    closes: true,
    about: null,
    amount: amount(winloseAmount + left),
    jackpot: zero,
    returned: amount(left),
  }
}

function moved(session: Session, verdict: Verdict): DialectAnswer {
  const money = moneyOf(session, verdict.balanceNow)
  if (verdict.type === 'done') return said(verdict.repeated ? errors.alreadyDone : errors.ok, money)
  return said(codes[verdict.by], money)
}

function cancelled(session: Session, verdict: Verdict): DialectAnswer {
  const money = moneyOf(session, verdict.balanceNow)
  if (verdict.type === 'refused')
    return said(verdict.by === 'notEnoughMoney' ? errors.cancelRefused : errors.other, money)
  if (verdict.unknown) return said(errors.notFound, money)
  return said(verdict.repeated ? errors.alreadyDone : errors.ok, money)
}

const codes: Readonly<Record<Refusal, number>> = {
  tokenExpired: errors.tokenExpired,
  differs: errors.invalid,
  notEnoughMoney: errors.notEnough,
  userDisabled: errors.other,
  gameDisabled: errors.other,
  limitReached: errors.other,
  unknownTransaction: errors.other,
  rolledBack: errors.other,
  roundClosed: errors.invalid,
  rewardUnknown: errors.other,
}

const moneyOf = ({ player, currency }: Session, balance: Parameters<typeof toWireAmount>[0]) => ({
  username: wireUser(player),
  currency: wireCurrency[currency],
  balance: toWireAmount(balance),
})

const said = (errorCode: number, rest: object = {}): DialectAnswer => ({
  status: 200,
  body: { errorCode, message: errorCode === 0 ? 'ok' : 'refused', ...rest },
})

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // Whatever it is, it is not JSON; the asker is told so.
    return undefined
  }
}
