import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, it } from 'vitest'
import { giveBonus, playAway, standingOf } from '../bonuses/testing/give-bonus.ts'
import { newRef, openTestProvider } from './testing/test-provider.ts'

// What a network does to messages: each comes one to five times, in any order, many at once.

const rounds = 60
const atOnce = 8
const cents = 1_000

it.each([
  ['own money', null],
  ['a bonus', { amount: 20_000, times: 50 }],
] as const)(
  'whatever comes how often and in what order, a player with %s has what the rounds say',
  async (_with, bonus) => {
    const provider = await openTestProvider('hub88')
    const seat = await provider.player()
    if (bonus) {
      await playAway(provider, seat, 1_000)
      await giveBonus(provider, seat, bonus)
    }
    const balance = async (): Promise<number> => {
      const { cash, bonus: pocket = 0 } = await standingOf(seat)
      return cash + pocket
    }
    const draw = drawFrom(new SeededWords(20_261_126))
    let expected = await balance()
    const messages: (() => Promise<unknown>)[] = []
    const wins: (() => Promise<Record<string, unknown>>)[] = []
    for (let round = 0; round < rounds; round++) {
      const common = {
        token: seat.token,
        request_uuid: newRef(),
        game_code: provider.ours.game,
        currency: 'USD',
        is_free: false,
        round: newRef(),
      }
      const [staked, won] = [1 + draw.below(200), draw.below(500)]
      const bet = {
        ...common,
        transaction_uuid: newRef(),
        round_closed: false,
        amount: staked * cents,
      }
      const about = { reference_transaction_uuid: bet.transaction_uuid }
      const end = { ...common, ...about, transaction_uuid: newRef(), round_closed: true }
      const isTakenBack = draw.below(3) === 0
      const told = [() => provider.tell('transaction/bet', bet)]
      if (isTakenBack) told.push(() => provider.tell('transaction/rollback', end))
      else {
        const win = () => provider.tell('transaction/win', { ...end, amount: won * cents })
        told.push(win)
        wins.push(win)
        expected += won - staked
      }
      for (const message of told)
        for (let copy = 0; copy <= draw.below(5); copy++) messages.push(message)
    }
    await sentAtOnce(shuffled(messages, (count) => draw.below(count)))
    // A win that came before its bet was told to come again, as providers do until it is taken.
    for (const win of wins) expect(await win()).toMatchObject({ status: 'RS_OK' })
    expect(await balance()).toBe(expected)
    if (bonus) expect((await standingOf(seat)).bonus).not.toBe(bonus.amount)
    expect(await provider.audit()).toEqual([])
    await provider.stop()
  },
)

async function sentAtOnce(messages: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...messages]
  const send = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next()
  }
  await Promise.all(Array.from({ length: atOnce }, send))
}

function shuffled<Item>(items: readonly Item[], below: (count: number) => number): Item[] {
  return items
    .map((item) => [below(2 ** 31), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item)
}
