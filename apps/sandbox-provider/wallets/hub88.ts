import { randomUUID } from 'node:crypto'
import type { Due, Session } from '../journal.ts'
import type { Heard } from '../tell-house.ts'
import { askForStake, type Teller } from './ask-for-stake.ts'
import { dueIn } from './due-in.ts'
import type { Refused, Staked, StakeOfRound, Wallet } from './wallet.ts'

const wire = (minorUnits: number): number => minorUnits * 1_000
const minorUnits = (value: unknown): number => Number(value) / 1_000

/** The stake first, then what was drawn, as the win that closes the round. */
export function hub88Wallet(teller: Teller): Wallet {
  const { house, journal } = teller
  const stake: Wallet['stake'] = (session, told) => askedStake(teller, session, told)
  const tellWin: Wallet['tellWin'] = async (told) => {
    const heard = await house.settle(told)
    return isOk(heard) ? minorUnits(heard.body['balance']) : null
  }
  return {
    balance: async (session) => {
      const asked = { dialect: 'hub88', call: 'user/balance', body: common(session) } as const
      const heard = await house.ask(asked)
      return isOk(heard) ? minorUnits(heard.body['balance']) : null
    },
    stake,
    win,
    tellWin,
    playFor: async (session, amount, draw) => {
      const round = randomUUID()
      let told: Due | undefined
      const staked = await stake(session, {
        round,
        amount,
        isFirst: true,
        draw: (bet) => {
          told = win(session, { round, bet, amount: draw() })
          journal.owe(told)
        },
      })
      if (staked.type !== 'taken' || !told) return staked
      const balance = await tellWin(told)
      return balance === null ? { type: 'unknown' } : { type: 'taken', balance }
    },
  }
}

/** What every message says. */
const common = ({ token, gameKey, user }: Session) => ({
  token,
  user,
  game_code: gameKey,
  request_uuid: randomUUID(),
})

function askedStake(
  teller: Teller,
  session: Session,
  { round, amount, isFirst, draw }: StakeOfRound,
): Promise<Staked> {
  const bet = randomUUID()
  return askForStake<Staked>(teller, {
    bet,
    undo: dueIn('hub88', 'transaction/rollback', {
      ...common(session),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      round,
      round_closed: isFirst,
    }),
    call: 'transaction/bet',
    body: {
      ...common(session),
      currency: session.currency,
      is_free: false,
      transaction_uuid: bet,
      round,
      round_closed: false,
      amount: wire(amount),
    },
    take: (heard) => {
      if (!isOk(heard)) return refusedBy(heard)
      // From here on the outcome stands, whatever happens to this process.
      draw(bet)
      return { type: 'taken', balance: minorUnits(heard.body['balance']) }
    },
  })
}

const win: Wallet['win'] = (session, { round, bet, amount }) => ({
  ...dueIn('hub88', 'transaction/win', {
    ...common(session),
    currency: session.currency,
    is_free: false,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet,
    round,
    round_closed: true,
    amount: wire(amount),
  }),
  ends: round,
})

const isOk = (heard: Heard): heard is Extract<Heard, { type: 'answer' }> =>
  heard.type === 'answer' && heard.body['status'] === 'RS_OK'

function refusedBy(heard: Extract<Heard, { type: 'answer' }>): Refused {
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
