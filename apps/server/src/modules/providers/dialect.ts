import type { KeyObject } from 'node:crypto'
import type { Message } from './wallet/message.ts'
import type { Wallet } from './wallet/wallet.ts'

/** Somebody whose games are played here, and whose calls the house answers. */
export interface Connection {
  /** Stands in every row: stays as it is. */
  readonly name: string
  /** Name of the dialect it speaks. */
  readonly dialect: string
  /** Where it is asked to open games; null: it cannot be reached now. */
  readonly reach: () => Promise<string | null>
  /** The address of a page of its, as it told it, for a browser that reached the house by `seenFrom`. */
  readonly pageAt: (url: string, seenFrom: string) => string
  /** The key that its calls are signed with, of a dialect that signs; null before it told one. */
  readonly theirKey: () => KeyObject | null
  /** What the house signs with. */
  readonly ourKey: () => KeyObject
  /** Shared with it, of a dialect without signatures. */
  readonly secret: string
  /** What it calls the house. */
  readonly operator: string
  /** What it calls a game. @param gameKey as the catalogue has it. */
  readonly codeOf: (gameKey: string) => string
}

/** A call of a provider, as it came. */
export interface DialectAsk {
  readonly connection: Connection
  /** One of the dialect's `calls`. */
  readonly call: string
  /** To the byte. */
  readonly body: Buffer
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface DialectAnswer {
  readonly status: number
  readonly body: object
  /** It was not signed as it must be: nothing was looked up. */
  readonly forged?: true
}

/** What a game is opened with. */
export interface Launch {
  readonly token: string
  /** The player, by a name that says nothing of him. */
  readonly user: string
  /** As the provider calls it. */
  readonly gameCode: string
  readonly currency: string
  readonly language: string
  readonly country: string
  readonly platform: 'desktop' | 'mobile'
  readonly address: string
  /** Where the player goes when he leaves. */
  readonly lobbyUrl: string
  readonly depositUrl: string
}

/** A movement as a provider has it. Amounts are minor units. */
export interface ToldTransaction {
  /** As the wallet knows it. */
  readonly ref: string
  readonly taken: bigint
  readonly given: bigint
}

/** A way of providers to talk about money: a folder of `dialects/` whose `dialect.ts` exports it as `dialect`. */
export interface Dialect {
  readonly name: string
  /** Paths below `/providers/<dialect>/<connection>/` at which it is asked. */
  readonly calls: readonly string[]
  /** Answers a call. Whatever comes in, it is answered in the dialect's own words. */
  answer(wallet: Wallet, ask: DialectAsk): Promise<DialectAnswer>
  /** What a call is answered when the house could not do it: whatever it was, it happens once. */
  failed(ask: DialectAsk): DialectAnswer
  /** Asks for a game to be opened. @returns the address for the frame; null when it is not told one. */
  launch(connection: Connection, launch: Launch): Promise<string | null>
  /** Kinds of messages that `transactions` tells of. */
  readonly listed: readonly Message['kind'][]
  /** Asks what moved money from `from` on, before `to` (epoch milliseconds), and was not taken back. @returns null when it is not told. */
  transactions(
    connection: Connection,
    from: number,
    to: number,
  ): Promise<readonly ToldTransaction[] | null>
  /** Asks for the list of its games, which needs no player. @returns whether it was told. */
  probe(connection: Connection): Promise<boolean>
}
