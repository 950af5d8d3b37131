import { randomUUID } from 'node:crypto'
import type { Journal, Session } from '../journal.ts'
import type { Heard, House } from '../tell-house.ts'
import type { Staked, Wallet } from './wallet.ts'

const wire = (minorUnits: number): number => minorUnits * 1_000
const minorUnits = (value: unknown): number => Number(value) / 1_000

/** The stake first, then what was drawn, as the win that closes the round. */
export function hub88Wallet(house: House, journal: Journal): Wallet {
  const common = ({ token, gameKey, user }: Session) => ({
    token,
    user,
    game_code: gameKey,
    request_uuid: randomUUID(),
  })
  return {
    balance: async (session) => {
      const asked = { dialect: 'hub88', call: 'user/balance', body: common(session) } as const
      const heard = await house.ask(asked)
      return isOk(heard) ? minorUnits(heard.body['balance']) : null
    },
    playFor: async (session, stake, draw) => {
      const [bet, round] = [randomUUID(), randomUUID()]
      const about = { reference_transaction_uuid: bet, round, round_closed: true }
      const told = { ...common(session), currency: session.currency, is_free: false }
      const undo = {
        type: 'due' as const,
        id: randomUUID(),
        dialect: 'hub88' as const,
        call: 'transaction/rollback',
        body: { ...common(session), transaction_uuid: randomUUID(), ...about },
      }
      journal.ask(bet, undo)
      const heard = await house.ask({
        dialect: 'hub88',
        call: 'transaction/bet',
        body: { ...told, transaction_uuid: bet, round, round_closed: false, amount: wire(stake) },
      })
      if (heard.type === 'silence') {
        journal.owe(undo)
        journal.end(bet)
        void house.settle(undo)
        return { type: 'unknown' }
      }
      if (!isOk(heard)) {
        journal.end(bet)
        return refusedBy(heard)
      }
      const win = {
        type: 'due' as const,
        id: randomUUID(),
        dialect: 'hub88' as const,
        call: 'transaction/win',
        body: { ...told, transaction_uuid: randomUUID(), ...about, amount: wire(draw()) },
      }
      // From here on the outcome stands, whatever happens to this process.
      journal.owe(win)
      journal.end(bet)
      const paid = await house.settle(win)
      return isOk(paid)
        ? { type: 'taken', balance: minorUnits(paid.body['balance']) }
        : { type: 'unknown' }
    },
  }
}

const isOk = (heard: Heard): heard is Extract<Heard, { type: 'answer' }> =>
  heard.type === 'answer' && heard.body['status'] === 'RS_OK'

function refusedBy(heard: Extract<Heard, { type: 'answer' }>): Staked {
  switch (heard.body['status']) {
    case 'RS_ERROR_NOT_ENOUGH_MONEY':
      return { type: 'refused', why: 'money' }
    case 'RS_ERROR_TOKEN_EXPIRED':
      return { type: 'refused', why: 'ended' }
    case 'RS_ERROR_BET_LIMIT_EXCEEDED':
      return { type: 'refused', why: 'limit' }
    default:
      return { type: 'refused', why: 'other' }
  }
}
