import { amount } from '@fairhouse/money'
import type { CashierNeeds } from '#modules/cashier'
import { isRefused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { bonusAnswers } from '../bonuses.ts'
import { depositMoved } from '../deposit-bonuses.ts'
import { createGrants, type NewGrant } from '../give-grant.ts'
import { insertCode } from '../offers/find-offer.ts'
import { bonusPocket, moneyIn } from '../store/pockets.ts'
import type { TestBonuses } from './test-bonuses.ts'

const day = 86_400_000

/**
 * What players and the house do with bonuses, and what is seen of it afterwards.
 * @param house asked at each act: tests open it later.
 */
export function playerActs(house: () => TestBonuses) {
  let keys = 0
  const newKey = (): string => `bonus-test-key-${++keys}`

  const claim = (player: PlayerId, bonusCode: string, requestKey = newKey()) =>
    bonusAnswers(house().needs).claimBonusCode(ask(player), { requestKey, bonusCode })
  const cancel = (player: PlayerId, bonusCode: string, preview = false) =>
    bonusAnswers(house().needs).cancelBonusCode(ask(player), {
      requestKey: newKey(),
      bonusCode,
      preview,
    })
  const give = (player: PlayerId, over: Partial<NewGrant> = {}) =>
    house().database.transaction((tx) =>
      createGrants(house().needs).giveGrant(tx, {
        key: newKey(),
        player,
        type: 'cashback',
        amount: amount(1_000n),
        reason: 'Weekly cashback',
        ...over,
      }),
    )
  const read = async (player: PlayerId) => {
    const outcome = await bonusAnswers(house().needs).readBonuses(ask(player), {})
    if (isRefused(outcome)) throw new Error('bonuses were refused')
    return outcome.reply
  }
  const statesOf = async (player: PlayerId) =>
    (await read(player)).grants.map(({ bonusState }) => bonusState)
  const pocketOf = async (player: PlayerId) => {
    const pocket = await bonusPocket(house().database, player)
    return pocket === null ? 0 : moneyIn(house().database, pocket)
  }
  const deposited = (player: PlayerId, cents: number, asset: 'BTC' | null = null) =>
    deposit(house(), player, { cents, asset })
  const depositGone = (player: PlayerId) =>
    deposit(
      house(),
      player,
      { cents: 100, asset: null },
      { type: 'depositReversal', about: depositId },
    )
  const chip = (code: string, over: Partial<NewCode> = {}) => freeChip(house(), code, over)

  return { newKey, claim, cancel, give, read, statesOf, pocketOf, deposited, depositGone, chip }
}

/** A player who asks. */
export const ask = (player: PlayerId) =>
  ({
    player,
    sessionId: '1',
    requestId: '1',
    language: 'en',
    address: '203.0.113.1',
    userAgent: 'test',
    host: 'test',
    device: null,
  }) as const

type MovedPayment = Parameters<CashierNeeds['paymentMoved']>[1]

type NewCode = Parameters<typeof insertCode>[1]

/** Of every deposit: a player makes one. */
const depositId = '019abcde-0000-7000-8000-000000000000'

const deposit = (
  { database, needs }: TestBonuses,
  player: PlayerId,
  { cents, asset }: { readonly cents: number; readonly asset: 'BTC' | null },
  moved: Pick<MovedPayment, 'type' | 'about'> = { type: 'deposit', about: null },
) =>
  database.transaction((tx) =>
    depositMoved(needs)(tx, {
      id: depositId,
      player,
      to: 'confirmed',
      amount: amount(BigInt(cents)),
      currency: 'USD',
      label: null,
      asset,
      assetUnits: null,
      reason: null,
      ...moved,
    }),
  )

/** A code of a free chip, from yesterday on. */
const freeChip = ({ database, time }: TestBonuses, code: string, over: Partial<NewCode>) =>
  insertCode(database, {
    code,
    name: 'Free chip',
    terms: {
      reward: { type: 'freeChip', amount: 500 },
      minDeposit: null,
      cryptoOnly: false,
      times: 35,
      maxCashout: 10_000,
      games: 'contributing',
    },
    usesAtMost: null,
    player: null,
    segment: null,
    startsAt: time.now - day,
    endsAt: null,
    madeBy: 'ada',
    takesTwo: false,
    madeAt: time.now - day,
    ...over,
  })
