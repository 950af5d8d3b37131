import { randomUUID } from 'node:crypto'
import { asking, send } from './ask-wallet.ts'
import { type Case, expects, firstWrong } from './case.ts'
import type { Wish } from './wish.ts'

/** One unit of a currency on the wire. */
const unit = 100_000
const atOnce = 10

/** The matrix in this dialect's words. */
export function hub88Cases(wish: Wish): readonly Case[] {
  const ask = asking(wish)
  const common = () => ({
    token: wish.token,
    request_uuid: randomUUID(),
    game_code: wish.game,
    currency: wish.currency,
    is_free: false,
  })
  const betOf = (over: object = {}) => ({
    ...common(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    amount: unit,
    ...over,
  })
  const endOf = (bet: ReturnType<typeof betOf>, over: object = {}) => ({
    ...common(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round: bet.round,
    round_closed: true,
    amount: 0,
    ...over,
  })
  const bet = (body: object) => ask('transaction/bet', body)
  const win = (body: object) => ask('transaction/win', body)
  const rollback = (body: object) => ask('transaction/rollback', body)
  const balance = async () => Number((await ask('user/balance', common()))['balance'])
  const ok = { status: 'RS_OK' }
  const status = (code: string) => ({ status: `RS_ERROR_${code}` })
  return [
    {
      number: 1,
      what: 'the same bet twice takes once, and is answered alike whatever came in between',
      run: async () => {
        const [before, one, other] = [await balance(), betOf(), betOf()]
        const first = await bet(one)
        await bet(other)
        const again = await bet(one)
        await rollback(endOf(one))
        await rollback(endOf(other))
        return firstWrong([
          expects(first, { ...ok, balance: before - unit }),
          expects(again, { ...ok, balance: before - unit }),
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 2,
      what: 'the same id with another amount moves nothing',
      run: async () => {
        const one = betOf()
        await bet(one)
        const other = await bet({ ...one, amount: 2 * unit })
        await rollback(endOf(one))
        return expects(other, status('DUPLICATE_TRANSACTION'))
      },
    },
    {
      number: 3,
      what: 'the same bet many times at once takes once',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await Promise.all(Array.from({ length: atOnce }, () => bet(one)))
        const after = await balance()
        await rollback(endOf(one))
        return expects({ balance: after }, { balance: before - unit })
      },
    },
    {
      number: 3,
      what: 'a bet that the balance does not cover takes nothing',
      run: async () => {
        const before = await balance()
        const dear = betOf({ amount: before + unit })
        const answer = await bet(dear)
        const after = await balance()
        await rollback(endOf(dear))
        return firstWrong([
          expects(answer, status('NOT_ENOUGH_MONEY')),
          expects({ balance: after }, { balance: before }),
        ])
      },
    },
    {
      number: 4,
      what: 'the same win twice is given once',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await bet(one)
        const won = endOf(one, { amount: unit })
        const answers = [await win(won), await win(won)]
        return firstWrong([
          ...answers.map((answer) => expects(answer, { ...ok, balance: before })),
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 4,
      what: 'a win of a bet that never came',
      run: async () => expects(await win(endOf(betOf())), status('TRANSACTION_DOES_NOT_EXIST')),
    },
    {
      number: 5,
      what: 'a win of a bet that was rolled back',
      run: async () => {
        const one = betOf()
        await bet(one)
        await rollback(endOf(one, { round_closed: false }))
        return expects(await win(endOf(one)), status('TRANSACTION_ROLLED_BACK'))
      },
    },
    {
      number: 6,
      what: 'a rollback before its bet is remembered',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        const early = await rollback(endOf(one))
        const late = await bet(one)
        return firstWrong([
          expects(early, ok),
          expects(late, status('TRANSACTION_ROLLED_BACK')),
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 7,
      what: 'a rollback twice gives back once',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await bet(one)
        const back = endOf(one)
        const answers = [await rollback(back), await rollback(back), await rollback(endOf(one))]
        return firstWrong([
          ...answers.map((answer) => expects(answer, ok)),
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 8,
      what: 'a rollback of a bet that has won gives back the bet alone, and the win is taken back by its own id',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await bet(one)
        const won = endOf(one, { amount: unit })
        await win(won)
        const first = await rollback(endOf(one))
        const second = await rollback(
          endOf(one, { reference_transaction_uuid: won.transaction_uuid }),
        )
        return firstWrong([
          expects(first, { ...ok, balance: before + unit }),
          expects(second, { ...ok, balance: before }),
        ])
      },
    },
    {
      number: 11,
      what: 'nothing is bet in a closed round',
      run: async () => {
        const one = betOf()
        const taken = await bet(one)
        const ended = await win(endOf(one, { amount: unit }))
        const late = await bet(betOf({ round: one.round }))
        return firstWrong([
          expects(taken, ok),
          expects(ended, ok),
          late['status'] === 'RS_OK' ? 'it was taken' : null,
        ])
      },
    },
    {
      number: 12,
      what: 'another currency than that of the token',
      run: async () => expects(await bet(betOf({ currency: 'ZZZ' })), status('WRONG_CURRENCY')),
    },
    {
      number: 13,
      what: 'a signature is of these very bytes',
      run: async () => {
        const one = betOf()
        const [text, spaced] = [JSON.stringify(one), JSON.stringify(one, null, 1)]
        return expects(
          await send(wish, 'transaction/bet', spaced, text),
          status('INVALID_SIGNATURE'),
        )
      },
    },
    {
      number: 13,
      what: 'an amount is a whole number of cents that is not below zero',
      run: async () => {
        const before = await balance()
        const wrong = [-unit, 1, String(unit), unit / 7]
        const answers = []
        for (const amount of wrong) answers.push(await bet(betOf({ amount })))
        return firstWrong([
          ...answers.map((answer) => expects(answer, status('WRONG_TYPES'))),
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 13,
      what: 'a token that was never given bets nothing',
      run: async () => expects(await bet(betOf({ token: randomUUID() })), status('INVALID_TOKEN')),
    },
    {
      number: 14,
      what: 'a bet that is rolled back while it is under way nets to nothing',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await Promise.all([bet(one), rollback(endOf(one))])
        return expects({ balance: await balance() }, { balance: before })
      },
    },
  ]
}
