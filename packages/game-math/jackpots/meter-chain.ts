import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import { type TextHash, textHash } from '@fairhouse/fairness/text-hash'

interface Common {
  /** Counts the movements of a meter, from 1. */
  readonly number: number
  readonly run: number
  /** Millionths of minor units, after the movement: what the meter shows, and what is laid by. */
  readonly pool: bigint
  readonly reserve: bigint
}

/** A movement of a meter. What a winner gets, the house adds and another meter gives is in minor units, shares are in millionths of them. */
export type MeterMovement =
  | (Common & {
      /** A run began. In a chain's first movement the meter stands as it was found. */
      readonly type: 'begun'
      readonly terms: JackpotTerms
      /** What the house put in. */
      readonly added: bigint
      /** Of the seed of this run's secret amount, and of the next run's; null for one that is drawn for. */
      readonly seedHash: string | null
      readonly nextSeedHash: string | null
    })
  | (Common & {
      /** A bet fed it. */
      readonly type: 'fed'
      readonly contribution: string
      /** What the bet cost, minor units. */
      readonly cost: number
      readonly grown: bigint
      readonly laidBy: bigint
    })
  | (Common & {
      /** The bet that fed it last won it. */
      readonly type: 'won'
      readonly contribution: string
      readonly amount: bigint
    })
  | (Common & {
      /** Nobody could win it any more: what it held in whole minor units went to another meter. It ends its run as a win does. */
      readonly type: 'emptied'
      /** Name of the other meter. */
      readonly to: string
      readonly amount: bigint
    })
  | (Common & {
      /** What another meter held when it was emptied came to this one. */
      readonly type: 'received'
      /** Name of the other meter. */
      readonly from: string
      readonly amount: bigint
    })

/** What the first movement of a meter is linked to. */
export const chainStart = (meter: string, currency: string): string =>
  textHash(`meter:${meter}:${currency}`)

/** The hash of a movement, which holds that of the one before it. */
export const linkOf = (
  before: string,
  movement: MeterMovement,
  hash: TextHash = textHash,
): string => hash(`${before}:${textOf(movement)}`)

function textOf(movement: MeterMovement): string {
  const { number, run, pool, reserve } = movement
  const head = `${number}:${run}:${movement.type}`
  switch (movement.type) {
    case 'fed': {
      const { contribution, cost, grown, laidBy } = movement
      return `${head}:${contribution}:${cost}:${grown}:${laidBy}:${pool}:${reserve}`
    }
    case 'won':
      return `${head}:${movement.contribution}:${movement.amount}:${pool}:${reserve}`
    case 'emptied':
      return `${head}:${movement.to}:${movement.amount}:${pool}:${reserve}`
    case 'received':
      return `${head}:${movement.from}:${movement.amount}:${pool}:${reserve}`
    case 'begun': {
      const { added, terms, seedHash, nextSeedHash } = movement
      const hashes = `${seedHash ?? ''}:${nextSeedHash ?? ''}`
      return `${head}:${added}:${hashes}:${pool}:${reserve}:${canonicalJson(terms)}`
    }
  }
}
