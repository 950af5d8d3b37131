import type { OwnAddressRow } from '../store/own-addresses.ts'
import type { OwnOutput } from '../store/own-outputs.ts'
import type { DeepBlock } from './read-blocks.ts'

interface Placed {
  /** Epoch milliseconds. */
  readonly at: number
  readonly confirmations: number
}

/** Coins that came to a player's address. */
export interface MovementIn extends Placed {
  readonly type: 'in'
  readonly outpoint: string
  readonly address: string
  readonly reference: string
  readonly units: bigint
}

/** A transaction that spends coins of ours, with what it pays to others. */
export interface MovementOut extends Placed {
  readonly type: 'out'
  readonly txid: string
  readonly paid: readonly {
    readonly vout: number
    readonly script: string
    readonly units: bigint
  }[]
  /** Null where somebody else's coins were spent with ours. */
  readonly fee: bigint | null
}

export type Movement = MovementIn | MovementOut

/** Finds what blocks have to do with us. @param outputs whatever of ours can have been spent in them. */
export function createMovements(
  addresses: readonly OwnAddressRow[],
  outputs: readonly OwnOutput[],
): (deep: DeepBlock) => readonly Movement[] {
  const byScript = new Map(addresses.map((one) => [one.script, one]))
  const coins = new Map(outputs.map(({ outpoint, units }) => [outpoint, units]))
  return ({ block, confirmations }) =>
    block.transactions.flatMap(({ txid, spends, outputs: paid }) => {
      const placed = { at: block.at, confirmations }
      const came = paid.flatMap(({ script, units }, vout): MovementIn[] => {
        const { address, reference = null } = byScript.get(script) ?? {}
        if (address === undefined || reference === null) return []
        return [{ type: 'in', outpoint: `${txid}:${vout}`, address, reference, units, ...placed }]
      })
      const spent = spends.flatMap((outpoint) => coins.get(outpoint) ?? [])
      if (spent.length === 0) return came
      const others = paid.flatMap(({ script, units }, vout) =>
        byScript.has(script) ? [] : [{ vout, script, units }],
      )
      const fee = spent.length < spends.length ? null : sum(spent) - sum(paid.map(unitsOf))
      const out: MovementOut = { type: 'out', txid, paid: others, fee, ...placed }
      return [...came, out]
    })
}

const unitsOf = ({ units }: { readonly units: bigint }): bigint => units
const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n)
