import type { Json } from '@fairhouse/contract/json'

/** A step of a round as the database has it. Amounts are minor units. */
export interface SeenStep {
  readonly version: number
  readonly roundId: string
  readonly sequence: number
  readonly request: string
  readonly stake: number
  /** What it took after the bet. */
  readonly raised: number | null
  readonly payout: number
  readonly balanceAfter: number
  readonly finished: boolean
  readonly stream: number
  readonly nonce: number
  readonly uri: string
}

/** One side of a transfer. */
export interface SeenEntry {
  readonly version: number
  readonly id: string
  readonly leg: number
  readonly reason: number
  /** Of the balance: less than zero when it went down. */
  readonly change: number
}

export interface SeenRequest {
  readonly request: string
  readonly balanceAfter: number
}

/** A player as of one version of his seat. */
export interface SeatState {
  readonly version: number
  readonly balance: number
  /** The game in which a round waits for him. */
  readonly open: string | null
  /** Where that round stands, as its rules wrote it down. */
  readonly standing: unknown
  /** What his newest round was bet with: what it cost, in minor units, and what it was on. */
  readonly bet: { readonly cost: number; readonly selection: Json | null } | null
  readonly stream: number
  /** Of the stream in use. */
  readonly clientSeed: string | null
  readonly suspended: boolean
  /** Newest connection by game. */
  readonly connections: Readonly<Record<string, string>>
}

/** What became visible of a player at one moment. */
export interface Change {
  readonly state: SeatState
  readonly steps: readonly SeenStep[]
  readonly entries: readonly SeenEntry[]
  readonly requests: readonly SeenRequest[]
}
