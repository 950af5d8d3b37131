import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { StreamRound, streamRounds as streamRoundsCall } from '@fairhouse/contract/calls/play'
import type { SealedStep } from '@fairhouse/contract/entities/receipt'
import { paidByMeters } from '@fairhouse/contract/rounds/meters'
import { baseMode } from '@fairhouse/game-math/game'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayHouse } from './change-seat.ts'
import { endOf } from './game-history.ts'
import { type OwnStream, ownStreams } from './own-streams.ts'
import { betView } from './round-detail.ts'
import { receiptsOfRounds, sealedSteps } from './receipts/receipts-of-rounds.ts'
import type { ReceiptedStream } from './receipts/receipts-of-steps.ts'
import type { Seat } from './seat.ts'
import { carriedRounds } from './store/carried-rounds.ts'
import { roundBefore } from './store/round-before.ts'
import { placeOfRound } from './store/round-place.ts'
import { movesOf, roundSteps, type StoredStep, stepsFrom } from './store/round-steps.ts'

type Reply = ReplyOf<typeof streamRoundsCall>

const roundsOnAPage = 100

/** A stream of the asking player with a page of its rounds, in the order of their nonces. */
export async function streamRounds(
  house: PlayHouse,
  { player }: PlayerAsk,
  body: BodyOf<typeof streamRoundsCall>,
): Promise<Outcome<Reply>> {
  const { needs, seats } = house
  const { database } = needs
  const [stream] = await ownStreams(house, player, { first: body.stream, limit: 1 })
  if (!stream) return { refused: 'notFound' }
  const seat = await seats.fresh(player)
  const archived = await carriedRounds(database, player, stream.number)
  const rounds = begunOn(seat, stream)
  const from = Math.max(body.from, archived)
  const page = from < rounds ? await pageOf(house, seat, { stream, from, rounds }) : []
  const next = from + page.length
  const { number, serverSeedHash, serverSeed, clientSeed } = stream
  return {
    reply: {
      stream: { number, serverSeedHash, serverSeed, clientSeed, rounds, archived },
      rounds: page,
      next: page.length > 0 && next < rounds ? next : null,
      head: rounds > archived ? await headOf(house, seat, stream) : null,
    },
  }
}

/** So many were begun on it. */
const begunOn = (seat: Seat, { number, rounds }: OwnStream): number =>
  number === seat.stream.number ? seat.nonce : (rounds ?? 0)

async function pageOf(
  { needs, definitions }: PlayHouse,
  seat: Seat,
  { stream, from, rounds }: { stream: OwnStream; from: number; rounds: number },
): Promise<StreamRound[]> {
  const { database } = needs
  const { player } = seat
  const first = await placeOf(database, seat, { stream: stream.number, nonce: from })
  const found = await stepsFrom({ database, definitions }, player, { first, rounds: roundsOnAPage })
  // What is played meanwhile is of a later page.
  const steps = found.filter((step) => step.stream === stream.number && step.nonce < rounds)
  const receipts = await receiptsOfRounds(database, { player, stream: receipted(stream), steps })
  return roundsOf(steps).map(({ round, first: place, steps: { length } }) => ({
    ...round,
    receipts: receipts.slice(place, place + length).flatMap((one) => one?.receipt ?? []),
  }))
}

const receipted = ({ number, serverSeedHash, clientSeed }: OwnStream): ReceiptedStream => ({
  number,
  seedHash: serverSeedHash,
  clientSeed,
})

const placeOf = (
  database: Queryable,
  { player, lastRound }: Seat,
  place: { readonly stream: number; readonly nonce: number },
): Promise<string> => {
  if (lastRound === null) throw new Error(`player ${player} has rounds and no newest one`)
  return placeOfRound(database, player, { ...place, newest: lastRound })
}

interface ToldRound {
  readonly steps: readonly StoredStep[]
  readonly newest: StoredStep
  /** Place of its bet among all steps. */
  readonly first: number
  readonly round: Omit<StreamRound, 'receipts'>
}

/** Steps that follow each other as the rounds they belong to. */
export function roundsOf(steps: readonly StoredStep[]): readonly ToldRound[] {
  const rounds = Map.groupBy(steps, ({ round_id }) => round_id)
  let first = 0
  return [...rounds.values()].map((own) => {
    const told = { first, ...toldRound(own) }
    first += own.length
    return told
  })
}

function toldRound(steps: readonly StoredStep[]): Omit<ToldRound, 'first'> {
  const newest = steps.at(-1)
  if (!newest) throw new Error('a round without steps')
  const round = {
    id: newest.round_id,
    uri: newest.uri,
    nonce: newest.nonce,
    definition: newest.hash,
    stake: Number(newest.stake),
    mode: newest.mode ?? baseMode,
    moves: movesOf(steps),
    ...betView(steps),
    payout: Number(newest.payout),
    paidByMeters: paidByMeters(steps.flatMap(({ events }) => events)),
    ended: endOf(newest),
  }
  return { steps, newest, round }
}

/** The newest receipt of a stream, signed now. */
async function headOf(
  { needs, definitions, sealer }: PlayHouse,
  seat: Seat,
  stream: OwnStream,
): Promise<SealedStep | null> {
  const { database } = needs
  const { player } = seat
  const end = await placeOf(database, seat, { stream: stream.number + 1, nonce: 0 })
  const id = await roundBefore(database, player, end)
  if (id === null) return null
  const steps = await roundSteps({ database, definitions }, player, { id })
  const sealed = await sealedSteps(database, sealer, { player, stream: receipted(stream), steps })
  return sealed.at(-1) ?? null
}
