import type { ActionName, Round } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { amount } from '@fairhouse/money'
import type { Title } from '#modules/catalog'
import { isRefused, type Refused } from '#platform/answer'
import { playerId } from '#platform/ids'
import { decide } from '../../play/decide.ts'
import { createPack } from '../../play/packed/pack.ts'
import { vocabularyOf } from '../../play/packed/vocabulary.ts'
import { nextRoundId } from '../../play/round-id.ts'
import type { Seat } from '../../play/seat.ts'
import { followedAt } from '../../play/slice.ts'
import { freeRules } from '../../play/testing/free-rules.ts'
import { testMove, testSeat } from '../../play/testing/test-seat.ts'
import { bonusFollows } from '../bonus-bets.ts'
import { bonusAllows } from '../bonus-slice.ts'
import { newGrant } from '../give-grant.ts'
import type { BonusGame } from '../needs.ts'
import { runningIn } from '../running-of-seat.ts'
import { runningOf } from '../running.ts'
import type { Standing } from '../standing.ts'
import type { StoredGrant } from '../store/stored-grant.ts'
import { titleOf } from './wheels.ts'

const account = 129

/** What is played, and by whose chance. */
export interface Tables {
  readonly games: readonly BonusGame[]
  readonly outcomes: Draw
}

/** A player's seat with a bonus beside it as play and bonuses decide on it, without a database: each step is taken as if it had been written. */
export class SeatWithBonus {
  #seat: Seat
  #grant: StoredGrant | null = null
  readonly #titles: ReadonlyMap<number, Title>
  readonly #needs: Parameters<typeof bonusFollows>[0]
  readonly #draws: () => Draw

  /** @param cash minor units. */
  constructor({ games, outcomes }: Tables, cash: number) {
    const known = new Map(games.map((game) => [game.id, game]))
    this.#titles = new Map(games.map((game) => [game.id, titleOf(game)]))
    this.#needs = {
      gameOf: (id) => known.get(id),
      gamesTold: () => ({ allowedGames: [], allowedGamesExpanded: [] }),
    }
    this.#draws = () => outcomes
    this.#seat = testSeat({
      userType: 1,
      currency: 'USD',
      cash: amount(BigInt(cash)),
      connections: new Map(games.map(({ id }) => [id, 'connected'])),
    })
  }

  get cash(): number {
    return Number(this.#seat.cash)
  }

  /** Own money comes or goes, beside play. */
  move(cents: number): void {
    this.#seat = { ...this.#seat, cash: amount(this.#seat.cash + BigInt(cents)) }
  }

  /** What runs with what play has done to it; null when nothing does. */
  get standing(): Standing | null {
    const running = runningIn(this.#seat)
    if (running === null || this.#grant === null) return null
    const { bonusBalance, remainingFreeSpins } = running.data
    return {
      grant: this.#grant,
      balance: bonusBalance,
      wagered: running.wagered,
      spinsUsed: (this.#grant.spins?.count ?? 0) - remainingFreeSpins,
    }
  }

  /** The bonus that runs from now on, as reading it anew would find it; null: none. */
  runs(at: Standing | null): void {
    this.#grant = at?.grant ?? null
    const following = at
      ? [followedAt(bonusFollows(this.#needs), runningOf(at, { account, openRound: false }))]
      : []
    const told = following.flatMap((slice) => slice.told ?? [])
    this.#seat = { ...this.#seat, following, told }
  }

  bet(game: number, stake: number, now: number): Round | Refused {
    return this.#step(game, { type: 'bet', stake }, now)
  }

  /** Goes on with the open round, of whatever game it is. */
  act(game: number, action: Exclude<ActionName, 'bet'>, now: number): Round | Refused {
    const stake = this.#seat.open?.stake ?? 0
    return this.#step(game, { type: action, stake }, now)
  }

  #step(
    game: number,
    { type, stake }: { readonly type: ActionName; readonly stake: number },
    now: number,
  ): Round | Refused {
    const title = this.#titles.get(game)
    if (!title) throw new Error(`there is no game ${game}`)
    const choice = type === 'pick' ? 0 : null
    const decision = decide(this.#seat, testMove({ type, stake, choice }), title, {
      now,
      roundId: nextRoundId(this.#seat.lastRound, now),
      definition: { id: game, hash: title.rules.hash, pack },
      gates: [bonusAllows(this.#needs)],
      rules: freeRules,
      draws: this.#draws,
    })
    if (isRefused(decision)) return decision
    this.#seat = decision.seat
    return decision.round
  }
}

const pack = createPack(vocabularyOf([]))

/** A grant of whoever sits there. */
export const grantOfSeat = (
  over: Pick<StoredGrant, 'type' | 'amount' | 'times' | 'games'> & Partial<StoredGrant>,
): StoredGrant =>
  newGrant({
    id: '019abcde-0000-7000-8000-000000000001',
    player: playerId(7),
    key: 'of the seat',
    name: null,
    claimedAt: 0,
    ...over,
  })
