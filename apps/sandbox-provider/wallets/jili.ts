import { randomInt, randomUUID } from 'node:crypto'
import type { Journal, Session } from '../journal.ts'
import type { House } from '../tell-house.ts'
import type { Wallet } from './wallet.ts'

/** Round numbers rise with the time, and several of one millisecond differ. */
const perMs = 1_000

/** Stake and win as one message; what is not answered is cancelled. */
export function jiliWallet(house: House, journal: Journal, now: () => number): Wallet {
  const common = ({ token, currency, gameKey, user }: Session) => ({
    reqId: randomUUID(),
    token,
    currency,
    game: gameKey,
    userId: user,
  })
  return {
    balance: async ({ token }) => {
      const body = { reqId: randomUUID(), token }
      const heard = await house.ask({ dialect: 'jili', call: 'auth', body })
      return heard.type === 'answer' && heard.body['errorCode'] === 0
        ? inMinorUnits(heard.body['balance'])
        : null
    },
    playFor: async (session, stake, draw) => {
      const round = now() * perMs + randomInt(perMs)
      const body = {
        ...common(session),
        round,
        wagersTime: Math.floor(now() / 1_000),
        betAmount: stake / 100,
        winloseAmount: draw() / 100,
      }
      const id = String(round)
      const undo = {
        type: 'due' as const,
        id: randomUUID(),
        dialect: 'jili' as const,
        call: 'cancelBet',
        body,
      }
      journal.ask(id, undo)
      const heard = await house.ask({ dialect: 'jili', call: 'bet', body })
      if (heard.type === 'silence') {
        journal.owe(undo)
        journal.end(id)
        void house.settle(undo)
        return { type: 'unknown' }
      }
      journal.end(id)
      switch (heard.body['errorCode']) {
        case 0:
        case 1:
          return { type: 'taken', balance: inMinorUnits(heard.body['balance']) }
        case 2:
          return { type: 'refused', why: 'money' }
        case 4:
          return { type: 'refused', why: 'ended' }
        default:
          return { type: 'refused', why: 'other' }
      }
    },
  }
}

const inMinorUnits = (value: unknown): number => Math.round(Number(value) * 100)
