import type { Draw } from '@fairhouse/fairness/draw'
import { amount } from '@fairhouse/money'
import type { Title } from '#modules/catalog'
import { codes, houseAccount, post } from '#modules/ledger'
import { auditMoney, ownPotRounds, type Slice } from '#modules/play'
import { isRefused, type Refused } from '#platform/answer'
import type { Database } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { readPurse } from '#modules/wallet'
import {
  askOf,
  connect,
  newKey,
  openTestHouse,
  type TestHouse,
} from '../../play/testing/test-house.ts'
import { wheel, wheelTitle } from '../../play/testing/wheel.ts'
import { auditBonuses } from '../audit.ts'
import { toldGames } from '../allowed.ts'
import { bonusBets } from '../bonus-bets.ts'
import { bonusAllows } from '../bonus-slice.ts'
import { bonusAnswers } from '../bonuses.ts'
import { depositMoved } from '../deposit-bonuses.ts'
import { expireGrants, roundsSettled } from '../end-grants.ts'
import { createGrants } from '../give-grant.ts'
import type { BonusGame, BonusNeeds } from '../needs.ts'
import { insertCode } from '../offers/find-offer.ts'
import type { OfferTerms } from '../offers/offer.ts'
import { standingOf } from '../standing.ts'
import { bonusPocket, moneyIn } from '../store/pockets.ts'
import { grantsAfter } from '../store/grants.ts'
import { anywhere, nothingAgainst, testNeeds } from './test-bonuses.ts'

/** What a bug changes of the house; nothing in one that is right. */
export interface Tampered {
  needs?(needs: BonusNeeds): BonusNeeds
  slice?(slice: Slice): Slice
  /** SQL that is run once, before anybody comes. */
  readonly prepare?: string
}

/** Bonuses and play together on a database, with a wheel whose outcomes are told beforehand. */
export interface PlayingHouse {
  readonly database: Database
  readonly time: { now: number }
  /** Players who hold back from play. */
  readonly holdingBack: Set<PlayerId>
  readonly newPlayer: () => Promise<PlayerId>
  readonly makeCode: (code: string, terms: OfferTerms) => Promise<void>
  readonly claim: (player: PlayerId, code: string) => Promise<boolean>
  readonly give: (player: PlayerId, cents: number) => Promise<boolean>
  readonly deposit: (player: PlayerId, cents: number) => Promise<void>
  readonly cancel: (player: PlayerId, grant: string) => Promise<boolean>
  /** A bet, or whatever goes on with the open round. */
  readonly bet: (player: PlayerId, stake: number) => Promise<PlayedStep>
  readonly goOn: (player: PlayerId, stake: number) => Promise<PlayedStep>
  /** Ends the open round by giving back what it cost: its rules are gone. @returns what came back. */
  readonly giveBack: (player: PlayerId) => Promise<number>
  readonly settle: (player: PlayerId) => Promise<void>
  readonly expire: () => Promise<void>
  readonly seen: (player: PlayerId) => Promise<SeenOfPlayer>
  readonly audit: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** What a move came to; amounts are minor units. */
export type PlayedStep =
  | { readonly type: 'refused'; readonly by: Refused['refused'] }
  | {
      readonly type: 'played'
      readonly finished: boolean
      readonly payout: number
      readonly action: 'pick' | 'freeSpin' | null
    }

/** A player's money and grants as the database has them. */
export interface SeenOfPlayer {
  readonly cash: number
  readonly pocket: number
  readonly grants: readonly {
    readonly id: string
    readonly state: string
    readonly offer: string | null
    readonly amount: number
    readonly times: number
    readonly toWager: number
    readonly wagered: number
    readonly spinsUsed: number
    readonly spins: { readonly count: number; readonly stake: number } | null
    readonly maxCashout: number | null
    readonly paidOut: number
    readonly takenBack: number
    readonly expiresAt: number | null
    readonly isVoid: boolean
  }[]
}

const wheelGame: BonusGame = {
  id: wheelTitle.manifest.id,
  uri: 'wheel',
  kind: 'slot',
  category: 1281,
  mechanics: [],
  isOwn: true,
  name: 'Wheel',
  isRoom: false,
  betLevels: wheel.betLevels,
}

/** The wheel with another chance than the stream's. */
const drawnFrom = (outcomes: Draw): Title => ({
  ...wheelTitle,
  rules: {
    ...wheel,
    open: (_draw, bet) => wheel.open(outcomes, bet),
    act: (state, action) => wheel.act(wheel.parseState(state), action, outcomes),
  },
})

/** Rules of another hash: those of rounds that were begun before are nowhere kept. */
const otherRules = {
  ...wheelTitle,
  rules: { ...wheel, hash: 'b'.repeat(64) },
  certificate: { ...wheelTitle.certificate, hash: 'b'.repeat(64) },
}

/** @param outcomes where the wheel's chance comes from, in place of the house's own seeds: the same courses each time. */
export async function openPlayingHouse(
  connectionString: string,
  { outcomes, tampered }: { readonly outcomes: Draw; readonly tampered: Tampered },
): Promise<PlayingHouse> {
  const gameOf = (id: number) => (id === wheelGame.id ? wheelGame : undefined)
  const potRounds = ownPotRounds({ now: () => house.time.now })
  const right = bonusBets({ gameOf, gamesTold: (of) => toldGames([wheelGame])[of], potRounds })
  const slices = [tampered.slice?.(right) ?? right]
  const house = openTestHouse(connectionString, {
    slices,
    gates: [bonusAllows({ gameOf })],
    titles: [drawnFrom(outcomes)],
  })
  const later = openTestHouse(connectionString, { slices, titles: [otherRules] })
  const { database, time, play } = house
  const holdingBack = new Set<PlayerId>()
  if (tampered.prepare !== undefined) await database.query(tampered.prepare)
  const plain: BonusNeeds = {
    ...testNeeds({ database, clock: { now: () => time.now }, says: nothingAgainst() }),
    gameOf,
    ownGame: (uri) => (uri === 'wheel' ? wheelGame : undefined),
    touchSeat: play.touchSeat,
    potRounds,
    mayPromote: async (_on, player) => !holdingBack.has(player),
    placeBonuses: async () => anywhere,
  }
  const needs = tampered.needs?.(plain) ?? plain
  const connections = new Map<PlayerId, string>()
  return {
    database,
    time,
    holdingBack,
    ...actsOfPlayers({ house, needs, connections }),
    giveBack: async (player) => {
      later.time.now = time.now
      await connect(later.play, player)
      play.forget(player)
      connections.set(player, await connect(play, player))
      return newestPayout(database, player)
    },
    settle: (player) => roundsSettled(needs, [player]),
    expire: async () => {
      await expireGrants(needs)
    },
    seen: (player) => seenOf(database, player),
    audit: async () => [...(await auditMoney(database)), ...(await auditBonuses(database))],
    close: async () => {
      await later.close()
      await house.close()
    },
  }
}

interface Acting {
  readonly house: TestHouse
  readonly needs: BonusNeeds
  readonly connections: Map<PlayerId, string>
}

/** What players and staff do. */
function actsOfPlayers({ house, needs, connections }: Acting) {
  const { database, time, play } = house
  const answers = bonusAnswers(needs)
  const step = moveOf(house, connections)
  return {
    newPlayer: async () => {
      const player = await house.register(1)
      connections.set(player, await connect(play, player))
      return player
    },
    makeCode: async (code: string, terms: OfferTerms) => {
      const times = { startsAt: time.now - 1_000, endsAt: null, madeAt: time.now - 1_000 }
      const whom = { usesAtMost: null, player: null, segment: null, madeBy: 'ada', takesTwo: false }
      await insertCode(database, { code, name: code, terms, ...times, ...whom })
    },
    claim: async (player: PlayerId, bonusCode: string) =>
      !isRefused(await answers.claimBonusCode(askOf(player), { requestKey: newKey(), bonusCode })),
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
    cancel: async (player: PlayerId, bonusCode: string) =>
      !isRefused(
        await answers.cancelBonusCode(askOf(player), {
          requestKey: newKey(),
          bonusCode,
          preview: false,
        }),
      ),
    bet: (player: PlayerId, stake: number) => step(player, { stake, action: 'bet' }),
    goOn: async (player: PlayerId, stake: number) => {
      const picked = await step(player, { stake, action: 'pick', data: '{"choice":0}' })
      return picked.type === 'refused' ? step(player, { stake, action: 'freeSpin' }) : picked
    },
  }
}

/** Sends a move to the wheel. */
const moveOf =
  ({ play }: Pick<TestHouse, 'play'>, connections: ReadonlyMap<PlayerId, string>) =>
  async (
    player: PlayerId,
    move: {
      readonly stake: number
      readonly action: 'bet' | 'pick' | 'freeSpin'
      readonly data?: string
    },
  ): Promise<PlayedStep> => {
    const outcome = await play.answers.play(askOf(player), {
      uri: 'wheel',
      connection: connections.get(player) ?? '',
      requestKey: newKey(),
      ...move,
    })
    if (isRefused(outcome)) return { type: 'refused', by: outcome.refused }
    const { round } = outcome.reply
    const [next] = round.actions
    const action = next?.type === 'pick' || next?.type === 'freeSpin' ? next.type : null
    return { type: 'played', finished: round.finished, payout: round.payout, action }
  }

/** Money comes in as a deposit that is credited. */
const pay = (
  { database, time, play }: TestHouse,
  needs: BonusNeeds,
  player: PlayerId,
  cents: number,
) =>
  database.transaction(async (tx) => {
    const id = uuidV7(time.now)
    const { cash: credit } = await readPurse(tx, player)
    await play.touchSeat(tx, player)
    const debit = await houseAccount(tx, { code: codes.houseTestMoney, currency: 'USD', till: 1 })
    const sum = amount(BigInt(cents))
    const leg = {
      id,
      leg: 1,
      debit,
      credit,
      amount: sum,
      currency: 'USD',
      reason: 'testMoney',
    } as const
    await post(tx, [leg], time.now)
    await depositMoved(needs)(tx, {
      id,
      player,
      type: 'deposit',
      to: 'confirmed',
      amount: sum,
      currency: 'USD',
      label: null,
      asset: null,
      assetUnits: null,
      about: null,
      reason: null,
    })
  })

async function newestPayout(database: Database, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ payout: number }>(
    database,
    'SELECT payout::float8 AS payout FROM play_step WHERE player_id = $1 ORDER BY round_id DESC, sequence DESC LIMIT 1',
    [player],
  )
  return row?.payout ?? 0
}

async function seenOf(database: Database, player: PlayerId): Promise<SeenOfPlayer> {
  const { cash } = await readPurse(database, player)
  const pocket = await bonusPocket(database, player)
  const grants = await grantsAfter(database, player, { after: null, limit: 500 })
  const standings = await Promise.all(grants.map((grant) => standingOf(database, grant)))
  return {
    cash: await moneyIn(database, cash),
    pocket: pocket === null ? 0 : await moneyIn(database, pocket),
    grants: standings.map(({ grant, wagered, spinsUsed }) => ({ ...grant, wagered, spinsUsed })),
  }
}
