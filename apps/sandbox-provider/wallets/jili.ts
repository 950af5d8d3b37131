import { randomInt, randomUUID } from 'node:crypto'
import type { Session } from '../journal.ts'
import type { Heard } from '../tell-house.ts'
import { askForStake, type Teller } from './ask-for-stake.ts'
import { dueIn } from './due-in.ts'
import type { Staked, Wallet } from './wallet.ts'

/** Round numbers rise with the time, and several of one millisecond differ. */
const perMs = 1_000

/** Stake and win as one message, or by sessions where the player chooses in between; what is not answered is cancelled. */
export function jiliWallet(teller: Teller, now: () => number): Wallet {
  const { house } = teller
  const message = (
    { token, currency, gameKey, user }: Session,
    money: { readonly betAmount: number; readonly winloseAmount: number },
  ) => ({
    reqId: randomUUID(),
    token,
    currency,
    game: gameKey,
    userId: user,
    round: now() * perMs + randomInt(perMs),
    wagersTime: Math.floor(now() / 1_000),
    ...money,
  })
  return {
    balance: async ({ token }) => {
      const body = { reqId: randomUUID(), token }
      const heard = await house.ask({ dialect: 'jili', call: 'auth', body })
      return heard.type === 'answer' && heard.body['errorCode'] === 0
        ? inMinorUnits(heard.body['balance'])
        : null
    },
    playFor: (session, stake, draw) => {
      const body = message(session, { betAmount: stake / 100, winloseAmount: draw() / 100 })
      return askForStake<Staked>(teller, {
        bet: String(body.round),
        undo: dueIn('jili', 'cancelBet', body),
        call: 'bet',
        body,
        take: (heard) => stakedBy(heard),
      })
    },
    stake: (session, { round, amount, draw }) => {
      const body = {
        ...message(session, { betAmount: amount / 100, winloseAmount: 0 }),
        sessionId: round,
        type: 1,
      }
      const bet = String(body.round)
      return askForStake<Staked>(teller, {
        bet,
        undo: dueIn('jili', 'cancelSessionBet', body),
        call: 'sessionBet',
        body,
        take: (heard) => {
          const staked = stakedBy(heard)
          // From here on the outcome stands, whatever happens to this process.
          if (staked.type === 'taken') draw(bet)
          return staked
        },
      })
    },
    win: (session, { round, amount }) => ({
      ...dueIn('jili', 'sessionBet', {
        ...message(session, { betAmount: 0, winloseAmount: amount / 100 }),
        sessionId: round,
        type: 2,
      }),
      ends: round,
    }),
    tellWin: async (told) => {
      const staked = await house.settle(told)
      const balance = staked.type === 'answer' ? staked.body['balance'] : undefined
      return balance === undefined ? null : inMinorUnits(balance)
    },
  }
}

const inMinorUnits = (value: unknown): number => Math.round(Number(value) * 100)

function stakedBy({ body }: Extract<Heard, { type: 'answer' }>): Staked {
  switch (body['errorCode']) {
    case 0:
    case 1:
      return { type: 'taken', balance: inMinorUnits(body['balance']) }
    case 2:
      return { type: 'refused', why: 'money' }
    case 4:
      return { type: 'refused', why: 'ended' }
    default:
      return { type: 'refused', why: 'other' }
  }
}
