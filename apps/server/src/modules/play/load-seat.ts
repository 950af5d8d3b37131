import { type Account, type AccountId, balanceOf, readAccounts } from '#modules/ledger'
import { bettingCurrency, bettingPocket, type Purse, readPurse } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Definitions } from './definitions.ts'
import { keepable } from './kept-facts.ts'
import type { OpenedGame, PlayNeeds } from './needs.ts'
import { sealedChance } from './sealed-chance.ts'
import type { OpenRound, Seat, SeatStream } from './seat.ts'
import { readSlices, toldBy } from './seat-slices.ts'
import type { AccountFacts, StatusFacts } from './status-facts.ts'
import { lastingStatus } from './play-answer.ts'
import { carriedRounds } from './store/carried-rounds.ts'
import { connections } from './store/connections.ts'
import { keepFacts } from './store/keep-facts.ts'
import { betOf, movesOf, potPaidBy, roundSteps, type StoredStep } from './store/round-steps.ts'
import { type LatestStep, latestStep } from './store/latest-step.ts'
import { carriedReceipt } from './store/receipt-before.ts'
import { seatStream } from './store/seat-stream.ts'
import { streams } from './store/streams.ts'

export interface LoadNeeds
  extends Pick<
    PlayNeeds,
    'accountFacts' | 'clock' | 'roundsElsewhere' | 'seeds' | 'slices' | 'userStatus'
  > {
  readonly database: Queryable
  readonly definitions: Definitions
}

/**
 * Reads a player's seat. The version is read first: whatever changes while the rest is read moves it, and a decision taken on
 * the mixture is then found stale.
 * @throws Error when the player has no seat.
 */
export async function loadSeat(needs: LoadNeeds, player: PlayerId): Promise<Seat> {
  const { database } = needs
  const { cash, credits } = await readPurse(database, player)
  const accounts = await readAccounts(database, [cash, credits])
  const purse = await readPurse(database, player)
  const account = await needs.accountFacts(database, player)
  const { told, following } = await readSlices(needs.slices(), database, player)
  const latest = await latestStep(database, player, needs.clock.now())
  const stream = await currentStream(needs, player, latest)
  const connected = await connections(database, player)
  const elsewhere = (await needs.roundsElsewhere?.().opened(database, player)) ?? []
  const pocket = existing(accounts, bettingPocket(purse))
  const facts = {
    ...factsOf(purse, accounts, account),
    told: toldBy(told, following),
    lastPlayed: latestFirst([...connected, ...elsewhere]),
  }
  const kept = keepable(facts)
  await keepFacts(database, player, kept)
  return {
    ...facts,
    version: pocket.version,
    pocket: pocket.id,
    closed: pocket.closed,
    factsHash: kept.hash,
    following,
    lasting: lastingStatus(needs.userStatus(facts, 0)),
    stream,
    nonce: await nextNonce(database, stream.number, { player, latest }),
    lastRound: latest?.round_id ?? null,
    open: await openRoundOf(needs, player, latest),
    connections: new Map(connected.map((one) => [one.game_id, one.connection])),
  }
}

/** Ids of games in the order in which they were opened, the latest first. */
const latestFirst = (opened: readonly OpenedGame[]): number[] =>
  opened
    .toSorted((one, other) => other.opened_at.getTime() - one.opened_at.getTime())
    .map(({ game_id }) => game_id)

function factsOf(
  purse: Purse,
  accounts: ReadonlyMap<AccountId, Account>,
  account: AccountFacts,
): Omit<StatusFacts, 'lastPlayed' | 'told'> {
  return {
    player: purse.player,
    userType: purse.userType,
    currency: bettingCurrency(purse.userType),
    isTestMoney: purse.isTestMoney,
    cash: balanceOf(existing(accounts, purse.cash)),
    credits: balanceOf(existing(accounts, purse.credits)),
    account,
  }
}

function existing(accounts: ReadonlyMap<AccountId, Account>, id: AccountId): Account {
  const account = accounts.get(id)
  if (!account) throw new Error(`account ${id} is gone`)
  return account
}

async function currentStream(
  { database, seeds }: LoadNeeds,
  player: PlayerId,
  latest: LatestStep | null,
): Promise<SeatStream> {
  const number = await seatStream(database, player)
  if (number === null) throw new Error(`player ${player} has no seat`)
  const [current, next] = await streams(database, player, { first: number, last: number + 1 })
  if (!current || !next) {
    throw new Error(`player ${player} has no stream ${number} with a successor`)
  }
  const receipt = await newestReceipt(database, number, { player, latest })
  return {
    number,
    clientSeed: current.client_seed,
    seedHash: current.seed_hash,
    nextSeedHash: next.seed_hash,
    chance: sealedChance(seeds, { type: 'stream', player, number }, current.sealed_seed),
    lastReceipt: receipt?.toString('hex') ?? current.seed_hash,
  }
}

/** Null before the first receipt of the stream. */
async function newestReceipt(
  database: Queryable,
  stream: number,
  { player, latest }: { readonly player: PlayerId; readonly latest: LatestStep | null },
): Promise<Buffer | null> {
  if (latest) return latest.stream === stream ? latest.receipt : null
  return carriedReceipt(database, player, stream)
}

/** A player's rounds may all have gone to the archive; the nonces of a stream must never be taken twice. */
async function nextNonce(
  database: Queryable,
  stream: number,
  { player, latest }: { readonly player: PlayerId; readonly latest: LatestStep | null },
): Promise<number> {
  if (latest?.stream === stream) return latest.nonce + 1
  return latest ? 0 : carriedRounds(database, player, stream)
}

async function openRoundOf(
  { database, definitions }: LoadNeeds,
  player: PlayerId,
  latest: LatestStep | null,
): Promise<OpenRound | null> {
  if (!latest || latest.finished) return null
  return openRound(await roundSteps({ database, definitions }, player, { id: latest.round_id }))
}

/** How a round stands after its newest step; null when it is finished, or when it was finished while it was read. */
function openRound(steps: readonly StoredStep[]): OpenRound | null {
  const newest = steps.at(-1)
  if (!newest || newest.finished) return null
  return {
    id: newest.round_id,
    uri: newest.uri,
    definition: newest.definition_id,
    stake: Number(newest.stake),
    pot: potPaidBy(steps),
    bet: betOf(steps),
    payout: Number(newest.payout),
    nonce: newest.nonce,
    sequence: newest.sequence,
    words: newest.words,
    state: newest.state,
    events: steps.flatMap((step) => step.events),
    actions: newest.actions ?? [],
    moves: movesOf(steps),
  }
}
