import { randomUUID } from 'node:crypto'
import { asking, send } from './ask-wallet.ts'
import { type Case, expects, firstWrong } from './case.ts'
import type { Wish } from './wish.ts'

const atOnce = 10
/** Rounds are large whole numbers that nobody had before. */
let lastRound = Date.now() * 1_000
const newRound = (): number => (lastRound += 1)

/** The matrix in this dialect's words. */
export function jiliCases(wish: Wish): readonly Case[] {
  const ask = asking(wish)
  const betOf = (over: object = {}) => ({
    reqId: randomUUID(),
    token: wish.token,
    currency: wish.currency,
    game: wish.game,
    round: newRound(),
    wagersTime: Math.floor(Date.now() / 1_000),
    betAmount: 1,
    winloseAmount: 0,
    ...over,
  })
  const bet = (body: object) => ask('bet', body)
  const cancel = (body: object) => ask('cancelBet', body)
  const balance = async () =>
    Number((await ask('auth', { reqId: randomUUID(), token: wish.token }))['balance'])
  const code = (errorCode: number) => ({ errorCode })
  return [
    {
      number: 1,
      what: 'the same bet twice takes once',
      run: async () => {
        const [before, one] = [await balance(), betOf({ winloseAmount: 1 })]
        const answers = [await bet(one), await bet(one)]
        return firstWrong([
          expects(answers[0] ?? {}, { errorCode: 0, balance: before }),
          expects(answers[1] ?? {}, { errorCode: 1, balance: before }),
        ])
      },
    },
    {
      number: 2,
      what: 'the same round with another amount moves nothing',
      run: async () => {
        const [before, one] = [await balance(), betOf({ winloseAmount: 1 })]
        await bet(one)
        const other = await bet({ ...one, betAmount: 2 })
        return firstWrong([
          other['errorCode'] === 0 ? 'it was taken' : null,
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 3,
      what: 'the same bet many times at once takes once',
      run: async () => {
        const [before, one] = [await balance(), betOf({ winloseAmount: 1 })]
        await Promise.all(Array.from({ length: atOnce }, () => bet(one)))
        return expects({ balance: await balance() }, { balance: before })
      },
    },
    {
      number: 6,
      what: 'what is cancelled before it came is not found, and refused when it comes',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        const early = await cancel(one)
        const late = await bet(one)
        return firstWrong([
          expects(early, code(2)),
          late['errorCode'] === 0 ? 'it was taken' : null,
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 7,
      what: 'what is cancelled twice is given back once',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await bet(one)
        const answers = [await cancel(one), await cancel(one)]
        return firstWrong([
          expects(answers[0] ?? {}, code(0)),
          expects(answers[1] ?? {}, code(1)),
          expects({ balance: await balance() }, { balance: before }),
        ])
      },
    },
    {
      number: 12,
      what: 'another currency than that of the token',
      run: async () => expects(await bet(betOf({ currency: 'ZZZ' })), code(3)),
    },
    {
      number: 13,
      what: 'without the secret nothing is taken',
      run: async () => {
        const stranger = { ...wish, proof: 'nobody:nothing' }
        const answer = await send(stranger, 'bet', JSON.stringify(betOf()))
        return answer['errorCode'] === 0 ? 'it was taken' : null
      },
    },
    {
      number: 14,
      what: 'a bet that is cancelled while it is under way nets to nothing',
      run: async () => {
        const [before, one] = [await balance(), betOf()]
        await Promise.all([bet(one), cancel(one)])
        return expects({ balance: await balance() }, { balance: before })
      },
    },
  ]
}
