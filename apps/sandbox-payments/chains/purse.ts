import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hex } from '@scure/base'

export interface Coin {
  readonly txid: string
  readonly vout: number
  readonly units: bigint
}

/** A transaction as it is sent, in hex, and what came back by it. */
export interface Spent {
  readonly raw: string
  readonly txid: string
  readonly change: Coin
}

/** Whose coins a faucet spends, and how. */
export interface Purse {
  readonly address: string
  /** Hex. */
  readonly script: string
  /** Another address each time, to which nobody keeps the key. */
  addressOfNobody(): string
  /**
   * Spends a coin; what is left comes back.
   * @param to null: all of it comes back.
   * @throws Error for an address that is none of the chain.
   */
  spend(
    coin: Coin,
    to: { readonly address: string; readonly units: bigint } | null,
    fee: bigint,
  ): Spent
}

/** The key that a folder keeps, made there at first. */
export function keyIn(folder: string): Uint8Array {
  const path = join(folder, 'faucet.key')
  if (!existsSync(path)) writeFileSync(path, hex.encode(randomBytes(32)), { mode: 0o600 })
  return hex.decode(readFileSync(path, 'utf8'))
}
