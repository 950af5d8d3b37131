import { jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { MeterMovement } from '@fairhouse/game-math/jackpots/meter-chain'
import {
  afterBeginning,
  afterBet,
  afterEmptying,
  afterReceiving,
  afterWin,
  type MeterPoint,
  type Moved,
  opened,
} from '@fairhouse/game-math/jackpots/meter-moves'
import { z } from 'zod'
import { nativeHash } from '#platform/native-hash'

const contributionBytes = 32
const betBytes = contributionBytes + 8

const hash = z.string().nullable()
/** What is no bet: how many bets of the row came before it, and what the bets do not tell of it. Without more it is a win. */
const turn = z.object({
  after: z.int().min(0),
  begun: z
    .object({ terms: jackpotTerms, seedHash: hash, nextSeedHash: hash, added: z.int().min(0) })
    .nullable(),
  /** What went to another meter: its name. */
  emptied: z.string().optional(),
  /** What came from another meter: its name, and minor units. */
  received: z.object({ from: z.string(), amount: z.int().positive() }).optional(),
})
const turns = z.array(turn)
type Turn = z.infer<typeof turn>

/** Movements as a row holds them: nothing that follows from the meter before them. */
export interface PackedMovements {
  readonly bets: Buffer
  /** JSON. */
  readonly turns: string | null
}

export function packMovements(movements: readonly MeterMovement[]): PackedMovements {
  const bets = movements.filter((movement) => movement.type === 'fed')
  const bytes = Buffer.alloc(bets.length * betBytes)
  for (const [index, { contribution, cost }] of bets.entries()) {
    bytes.write(contribution, index * betBytes, 'hex')
    bytes.writeBigInt64BE(BigInt(cost), index * betBytes + contributionBytes)
  }
  const told = turnsOf(movements)
  return { bets: bytes, turns: told.length === 0 ? null : JSON.stringify(told) }
}

function turnsOf(movements: readonly MeterMovement[]): readonly Turn[] {
  let after = 0
  return movements.flatMap((movement): Turn[] => {
    if (movement.type === 'fed') after++
    if (movement.type === 'fed') return []
    if (movement.type === 'won') return [{ after, begun: null }]
    if (movement.type === 'emptied') return [{ after, begun: null, emptied: movement.to }]
    if (movement.type === 'received') {
      const { from, amount } = movement
      return [{ after, begun: null, received: { from, amount: Number(amount) } }]
    }
    const { terms, seedHash, nextSeedHash, added } = movement
    return [{ after, begun: { terms, seedHash, nextSeedHash, added: Number(added) } }]
  })
}

/**
 * Works the movements of a row out again.
 * @param before the meter before the first of them.
 * @param stored `turns` of the row, parsed JSON.
 */
export function unpackMovements(
  before: MeterPoint,
  { bets, turns: stored }: { readonly bets: Buffer; readonly turns: unknown },
): readonly Moved[] {
  const due = stored === null ? [] : turns.parse(stored)
  const moved: Moved[] = []
  let point = before
  const add = (next: Moved): void => {
    moved.push(next)
    point = next.point
  }
  for (let bet = 0; bet * betBytes <= bets.length; bet++) {
    for (const turn of due) if (turn.after === bet) add(turned(point, turn, moved))
    if (bet * betBytes < bets.length) add(afterBet(point, betAt(bets, bet), nativeHash))
  }
  return moved
}

/** A turn of the meter, worked out. @param before the movements of its row until then. */
function turned(
  point: MeterPoint,
  { begun, emptied, received }: Turn,
  before: readonly Moved[],
): Moved {
  if (emptied !== undefined) return afterEmptying(point, emptied, nativeHash)
  if (received !== undefined) {
    return afterReceiving(point, { ...received, amount: BigInt(received.amount) }, nativeHash)
  }
  if (begun === null) return afterWin(point, lastContribution(before), nativeHash)
  if (point.movements === 0) return opened(point, { ...begun, added: BigInt(begun.added) })
  return afterBeginning(point, begun, nativeHash)
}

const betAt = (bets: Buffer, place: number) => ({
  contribution: bets.toString('hex', place * betBytes, place * betBytes + contributionBytes),
  cost: Number(bets.readBigInt64BE(place * betBytes + contributionBytes)),
})

/** A bet that wins is in the row of its win. @throws Error when it is not. */
function lastContribution(moved: readonly Moved[]): string {
  const movement = moved.at(-1)?.movement
  if (movement?.type !== 'fed') throw new Error('a win follows no bet')
  return movement.contribution
}
