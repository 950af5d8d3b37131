import type { ActionName } from '@fairhouse/contract/rounds/round'
import { amount } from '@fairhouse/money'
import { codes, houseAccount, post } from '#modules/ledger'
import { readPurse } from '#modules/wallet'
import { isRefused, type Outcome, type Refused } from '#platform/answer'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { askOf, connect, newKey, type TestHouse } from '../../play/testing/test-house.ts'
import { bonusAnswers } from '../bonuses.ts'
import { depositMoved } from '../deposit-bonuses.ts'
import { reverseGrant } from '../end-grants.ts'
import { createGrants } from '../give-grant.ts'
import type { BonusGame, BonusNeeds } from '../needs.ts'
import { insertCode } from '../offers/find-offer.ts'
import type { OfferTerms } from '../offers/offer.ts'
import { wheelGame } from './wheels.ts'

/** What a move came to; amounts are minor units. */
export type PlayedStep =
  | { readonly type: 'refused'; readonly by: Refused['refused'] }
  | {
      readonly type: 'played'
      readonly finished: boolean
      readonly payout: number
      /** What is offered next. */
      readonly actions: readonly Exclude<ActionName, 'bet'>[]
    }

/** A house in which players act. */
export interface Acting {
  readonly house: TestHouse
  readonly needs: BonusNeeds
  readonly games: readonly BonusGame[]
  readonly connections: Connections
}

/** By player and address of the game. */
export class Connections {
  readonly #open = new Map<string, string>()

  /** Sits a player down, once more where he sat before. */
  async sit({ play }: Pick<TestHouse, 'play'>, player: PlayerId, uri: string): Promise<void> {
    this.#open.set(`${player}/${uri}`, await connect(play, player, uri))
  }

  of(player: PlayerId, uri: string): string {
    return this.#open.get(`${player}/${uri}`) ?? ''
  }
}

const first = wheelGame().uri

/** What players and staff do. What is not refused is null. */
export function actsOfPlayers(acting: Acting) {
  const { house, needs, games, connections } = acting
  const { database, time } = house
  const answers = bonusAnswers(needs)
  const step = moveOf(acting)
  return {
    newPlayer: async () => {
      const player = await house.register(1)
      // oxlint-disable-next-line no-await-in-loop -- a player sits down at one game after the other
      for (const { uri } of games) await connections.sit(house, player, uri)
      return player
    },
    makeCode: async (code: string, terms: OfferTerms) => {
      const times = { startsAt: time.now - 1_000, endsAt: null, madeAt: time.now - 1_000 }
      const whom = { usesAtMost: null, player: null, segment: null, madeBy: 'ada', takesTwo: false }
      await insertCode(database, { code, name: code, terms, ...times, ...whom })
    },
    claim: async (player: PlayerId, bonusCode: string) =>
      refusedIn(await answers.claimBonusCode(askOf(player), { requestKey: newKey(), bonusCode })),
    give: (player: PlayerId, cents: number) =>
      database.transaction(async (tx) => {
        const given = await createGrants(needs).giveGrant(tx, {
          key: newKey(),
          player,
          type: 'cashback',
          amount: amount(BigInt(cents)),
          reason: 'Weekly cashback',
        })
        return given.type === 'given'
      }),
    deposit: (player: PlayerId, cents: number) => pay(house, needs, player, cents),
    depositGone: (player: PlayerId, id: string) => takeBack(house, needs, player, id),
    withdraw: (player: PlayerId, cents: number) => withdraw(house, player, cents),
    cancel: async (player: PlayerId, bonusCode: string) => {
      const wish = { requestKey: newKey(), bonusCode, preview: false }
      return refusedIn(await answers.cancelBonusCode(askOf(player), wish))
    },
    reverse: (player: PlayerId, id: string) =>
      database.transaction(async (tx) => {
        const of = { player, id, staff: 'ada' }
        const ended = await reverseGrant(needs, { tx, now: time.now }, of)
        return isRefused(ended) ? ended : null
      }),
    bet: (player: PlayerId, stake: number, uri = first) =>
      step(player, uri, { stake, action: 'bet' }),
    act: (
      player: PlayerId,
      uri: string,
      move: { readonly stake: number; readonly action: Exclude<ActionName, 'bet'> },
    ) =>
      step(player, uri, { ...move, ...(move.action === 'pick' ? { data: '{"choice":0}' } : {}) }),
    goOn: async (player: PlayerId, stake: number) => {
      const picked = await step(player, first, { stake, action: 'pick', data: '{"choice":0}' })
      return picked.type === 'refused' ? step(player, first, { stake, action: 'freeSpin' }) : picked
    },
  }
}

const refusedIn = (outcome: Outcome<object>): Refused | null =>
  isRefused(outcome) ? outcome : null

/** Sends a move to a wheel. */
const moveOf =
  ({ house: { play }, connections }: Pick<Acting, 'house' | 'connections'>) =>
  async (
    player: PlayerId,
    uri: string,
    move: { readonly stake: number; readonly action: ActionName; readonly data?: string },
  ): Promise<PlayedStep> => {
    const outcome = await play.answers.play(askOf(player), {
      uri,
      connection: connections.of(player, uri),
      requestKey: newKey(),
      ...move,
    })
    if (isRefused(outcome)) return { type: 'refused', by: outcome.refused }
    const { actions, finished, payout } = outcome.reply.round
    return { type: 'played', finished, payout, actions: actions.map(({ type }) => type) }
  }

const till = { currency: 'USD', till: 1 } as const

/** Money comes in as a deposit that is credited. @returns the deposit. */
const pay = (house: TestHouse, needs: BonusNeeds, player: PlayerId, cents: number) =>
  house.database.transaction(async (tx) => {
    const now = house.time.now
    const id = uuidV7(now)
    const { cash: credit } = await readPurse(tx, player)
    await house.play.touchSeat(tx, player)
    const debit = await houseAccount(tx, { code: codes.houseTestMoney, ...till })
    const sum = amount(BigInt(cents))
    const sides = { debit, credit, amount: sum, currency: 'USD', reason: 'testMoney' } as const
    await post(tx, [{ id, leg: 1, ...sides }], now)
    await depositMoved(needs)(tx, { ...movedBy(player, id), type: 'deposit', amount: sum })
    return id
  })

/** A deposit goes back, as far as bonuses hear of it: its money is another matter. */
const takeBack = (house: TestHouse, needs: BonusNeeds, player: PlayerId, about: string) =>
  house.database.transaction(async (tx) => {
    const id = uuidV7(house.time.now)
    const moved = { type: 'depositReversal', amount: amount(1n), about } as const
    await depositMoved(needs)(tx, { ...movedBy(player, id), ...moved })
  })

const movedBy = (player: PlayerId, id: string) =>
  ({
    id,
    player,
    to: 'confirmed',
    currency: 'USD',
    label: null,
    asset: null,
    assetUnits: null,
    about: null,
    reason: null,
  }) as const

/** Own money goes out. False where there is less of it. */
const withdraw = (house: TestHouse, player: PlayerId, cents: number) =>
  house.database.transaction(async (tx) => {
    const id = uuidV7(house.time.now)
    const { cash: debit } = await readPurse(tx, player)
    await house.play.touchSeat(tx, player)
    const credit = await houseAccount(tx, { code: codes.houseTestMoney, ...till })
    const sum = amount(BigInt(cents))
    const sides = { debit, credit, amount: sum, currency: 'USD', reason: 'withdrawal' } as const
    const posted = await post(tx, [{ id, leg: 1, ...sides }], house.time.now)
    return posted.type === 'posted'
  })
