import { touchAccount } from '#modules/ledger'
import { bettingPocket, fundTestMoney, openPurse, readPurse } from '#modules/wallet'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { Answers, Refused } from '#platform/answer'
import type { Queryable, Transaction } from '#platform/database'
import type { PlainRoute } from '#platform/http/plain-route'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { createBackground } from './background.ts'
import { chooseClientSeed } from './choose-client-seed.ts'
import { createLanes } from './commit/lanes.ts'
import { currentFairness } from './current-fairness.ts'
import { createDefinitions } from './definitions.ts'
import { findRounds } from './find-rounds.ts'
import { gameHistory } from './game-history.ts'
import type { GatedGame, PlayNeeds, SeatFacts } from './needs.ts'
import { addStream } from './new-stream.ts'
import { endOwnSlots, openGame } from './open-game.ts'
import { type OwnRound, ownRounds } from './own-rounds.ts'
import { type OwnStream, ownStreams } from './own-streams.ts'
import { place } from './place.ts'
import { receiptKeys } from './receipt-keys.ts'
import { openReceiptKey } from './receipts/receipt-key.ts'
import { createSealer } from './receipts/sealer.ts'
import { recentRounds, recentWins } from './recent-wins.ts'
import { rotateSeed } from './rotate-seed.ts'
import { roundDetail } from './round-detail.ts'
import { type Pot, potOf } from './pot.ts'
import type { RoundSettled } from './round-settled.ts'
import { rulesRoute } from './rules-route.ts'
import { countedBy, refusalOfStake } from './seat-slices.ts'
import { createSeats } from './seats.ts'
import type { MoneyMoved, StakeAsked } from './slice.ts'
import { streamRounds } from './stream-rounds.ts'
import { insertSeat } from './store/insert-seat.ts'
import { keepReceiptKey } from './store/keep-receipt-key.ts'
import { topUpCredits } from './top-up-credits.ts'
import { prizeRow } from './prize-table-row.ts'
import { createTurns } from './turns.ts'
import { unfinishedRound } from './unfinished-round.ts'

/** Everything that play does for browsers and for the other modules. */
export interface Play {
  readonly answers: Answers<
    | 'openGame'
    | 'play'
    | 'gameHistory'
    | 'findRounds'
    | 'roundDetail'
    | 'rotateSeed'
    | 'currentFairness'
    | 'chooseClientSeed'
    | 'streamRounds'
    | 'unfinishedRound'
    | 'receiptKeys'
    | 'prizeRow'
    | 'topUp'
  >
  /** Opens pockets, seat and fairness streams of a new player, in the transaction that registers him; his own seed is to come from him; gives welcome credits. */
  openSeat(tx: Transaction, player: PlayerId, userType: 1 | 2): Promise<void>
  /** Gives a real-money player of the demo $1,000.00 of test money; once, however often it is called. */
  fundTestMoney(tx: Transaction, player: PlayerId): Promise<void>
  /** Voids what was decided on the player's facts so far. Called in the transaction that changes them. */
  touchSeat(on: Queryable, player: PlayerId): Promise<void>
  /** Ends the player's connections to all slots of ours, in the transaction that opens one of somebody else's. */
  endSlots(tx: Transaction, player: PlayerId): Promise<void>
  /** The player's facts as the database has them now. @throws Error when the player has no seat. */
  statusOf(player: PlayerId): Promise<SeatFacts>
  /** Asks the gates whether the player may begin a round of this game now; null: he may. Pure. */
  mayBegin(facts: SeatFacts, game: GatedGame): Refused | null
  /** Asks what follows bets, such as limits of the player's own, whether this may be staked; null: it may. Pure. */
  mayStake(facts: SeatFacts, asked: StakeAsked): Refused | null
  /** The pot that stakes are paid from beside the pocket; null where there is none. Pure. */
  potOf(facts: SeatFacts): Pot | null
  /** What a step counts beside that pot, minor units. Pure. */
  countedBy(facts: SeatFacts, moved: MoneyMoved): number
  /** What the rules of the player's place allow at a game of others. Pure. */
  rulesFor(facts: SeatFacts): PlayRules
  /** Drops what this process remembers of the player. */
  forget(player: PlayerId): void
  /** The player's streams from number `first` on, in order, at most `limit`; seeds of those that are over. */
  ownStreams(player: PlayerId, page: { first: number; limit: number }): Promise<OwnStream[]>
  /** The player's rounds from the id `first` on, in the order of play, with all that working them out needs but for the seeds. */
  ownRounds(
    player: PlayerId,
    page: { first: string | null; limit: number },
  ): Promise<{ readonly rounds: readonly OwnRound[]; readonly next: string | null }>
  /** A whole round of a player's, as the player is told it. */
  roundOf(player: PlayerId, roundId: string): ReturnType<Answers<'roundDetail'>['roundDetail']>
  /** Newest rounds that paid more than their stake, newest first. */
  recentWins(limit: number): Promise<RoundSettled[]>
  /** Newest rounds that were settled, by whomever, newest first; as many as the outbox keeps of some hundred batches. */
  recentRounds(): Promise<RoundSettled[]>
  /** What is answered besides calls. */
  readonly routes: readonly PlainRoute[]
  /** Publishes the key of receipts, then begins what is done in the background, once the tables are there. */
  start(): Promise<void>
  /** Waits until every bet that was taken is answered, then gives the lanes up; later bets are refused as busy. */
  drain(): Promise<void>
}

function firstRefusal(
  { gates, clock }: PlayNeeds,
  facts: SeatFacts,
  game: GatedGame,
): Refused | null {
  const now = clock.now()
  for (const gate of gates) {
    const refused = gate(facts, game, now)
    if (refused) return refused
  }
  return null
}

const touchSeat: Play['touchSeat'] = async (on, player) => {
  await touchAccount(on, bettingPocket(await readPurse(on, player)))
}

/** Puts play together. Connects to nothing before the first bet. */
export function createPlay(needs: PlayNeeds): Play {
  const { database, clock, log } = needs
  const definitions = createDefinitions(needs)
  const seats = createSeats({ ...needs, definitions })
  const lanes = createLanes({
    database,
    meters: needs.meters,
    log,
    committed: needs.outboxGrew,
    watch: needs.watch,
    traces: needs.traces,
  })
  const receiptKey = openReceiptKey(needs.receiptKey)
  const sealer = createSealer(receiptKey)
  const house = { needs, seats, turns: createTurns(), definitions, lanes, sealer }
  const background = createBackground(house)
  return {
    answers: {
      openGame: (ask, body) => openGame(house, ask, body),
      play: (ask, body) => place(house, ask, body),
      gameHistory: (ask, body) => gameHistory(house, ask, body),
      findRounds: (ask, body) => findRounds(house, ask, body),
      roundDetail: (ask, body) => roundDetail(house, ask, body),
      rotateSeed: (ask, body) => rotateSeed(house, ask, body),
      currentFairness: (ask) => currentFairness(house, ask),
      chooseClientSeed: (ask, body) => chooseClientSeed(house, ask, body),
      streamRounds: (ask, body) => streamRounds(house, ask, body),
      unfinishedRound: (ask) => unfinishedRound(house, ask),
      receiptKeys: () => receiptKeys(needs),
      prizeRow: (_ask, body) => prizeRow(definitions, body),
      topUp: (ask, body) => topUpCredits(house, ask, body),
    },
    openSeat: async (tx, player, userType) => {
      await openPurse(tx, { player, userType, grantId: uuidV7(clock.now()) })
      await insertSeat(tx, player)
      const { seeds } = needs
      await addStream(tx, player, { seeds, number: 1 })
      await addStream(tx, player, { seeds, number: 2 })
    },
    fundTestMoney: async (tx, player) => {
      const purse = await readPurse(tx, player)
      await fundTestMoney(tx, { id: uuidV7(clock.now()), purse })
    },
    touchSeat,
    endSlots: (tx, player) => endOwnSlots(house, tx, player),
    statusOf: (player) => seats.fresh(player),
    mayBegin: (facts, game) => firstRefusal(needs, facts, game),
    mayStake: ({ following }, asked) => refusalOfStake(following, asked),
    potOf: ({ following }) => potOf(following),
    countedBy: ({ following }, moved) => countedBy(following, moved),
    rulesFor: (facts) => needs.rulesFor(facts, null),
    forget: seats.forget,
    ownStreams: (player, page) => ownStreams(house, player, page),
    ownRounds: (player, page) => ownRounds(house, player, page),
    roundOf: (player, roundId) => roundDetail(house, { player }, { roundId }),
    recentWins: (limit) => recentWins(database, limit),
    recentRounds: () => recentRounds(database),
    routes: [rulesRoute(needs)],
    start: async () => {
      await keepReceiptKey(database, receiptKey)
      log.info({ fingerprint: receiptKey.fingerprint }, 'receipts are signed with this key')
      background.start()
    },
    drain: async () => {
      await background.stop()
      await lanes.drain()
    },
  }
}
