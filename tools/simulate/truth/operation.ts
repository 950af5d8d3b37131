import type { RevealedStream } from '@fairhouse/contract/entities/fairness'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { ActionName, Round } from '@fairhouse/contract/rounds/round'
import type { PlayerAsk, Refused } from '../../../apps/server/src/platform/answer.ts'
import type { AccountId } from '../../../apps/server/src/modules/ledger/index.ts'
import { requestNumber } from '../../../apps/server/src/modules/play/index.ts'
import type { PlayerId } from '../../../apps/server/src/platform/ids.ts'

/** A player of the simulation, with what everybody may know of him. */
export interface Guest {
  readonly player: PlayerId
  readonly userType: 1 | 2
  /** The pocket he bets from. */
  readonly pocket: AccountId
  readonly ask: PlayerAsk
}

export interface PlayBody {
  readonly uri: string
  readonly connection: string
  readonly requestKey: string
  readonly stake: number
  readonly action: ActionName
  readonly data?: string
}

/** What somebody wants, however often he has to ask for it. Amounts are minor units. */
export type Wish =
  | { readonly type: 'play'; readonly body: PlayBody }
  | { readonly type: 'topUp'; readonly body: { readonly requestKey: string } }
  | { readonly type: 'openGame'; readonly uri: string }
  | { readonly type: 'rotate'; readonly clientSeed: string }
  | { readonly type: 'history' }
  | { readonly type: 'detail'; readonly roundId: string }
  | { readonly type: 'fairness' }
  | { readonly type: 'suspend'; readonly suspended: boolean }
  | { readonly type: 'payIn' | 'payOut'; readonly id: string; readonly amount: number }
  /** Pays in and out in one transaction; where the second is refused the first is taken back. */
  | {
      readonly type: 'exchange'
      readonly id: string
      readonly outId: string
      readonly amount: number
      readonly out: number
    }

/** What replies have that somebody here looks at. */
export interface Reply {
  readonly round?: Round | null
  readonly connection?: string
  readonly revealed?: RevealedStream | null
  readonly total?: number
  readonly userStatus?: UserStatus
}

/** What a client was told, whatever he asked for. */
export type ClientAnswer = { readonly reply: Reply } | Refused

/** A wish with what its author knows of its fate. */
export interface Operation {
  readonly number: number
  readonly guest: Guest
  readonly wish: Wish
  /** Uses a key that was used for something else: must be refused. */
  readonly isReuse: boolean
  /** How often it was asked, and what came of each time; the rest was never answered. */
  readonly tries: { asked: number; ok: number; refused: number }
  /** Reply to the first ok, to the byte, but for its seal. */
  reply: string | null
  /** The balance that the reply showed. */
  shown: number | null
}

/** Every wish there was, as its author noted it down. */
export class ClientLog {
  readonly operations: Operation[] = []
  readonly #byRequest = new Map<string, Operation>()
  readonly #byId = new Map<string, Operation>()

  add(guest: Guest, wish: Wish, isReuse = false): Operation {
    const operation: Operation = {
      number: this.operations.length + 1,
      guest,
      wish,
      isReuse,
      tries: { asked: 0, ok: 0, refused: 0 },
      reply: null,
      shown: null,
    }
    this.operations.push(operation)
    if ('body' in wish && !isReuse) {
      this.#byRequest.set(`${guest.player}/${requestOf(wish.body.requestKey)}`, operation)
    }
    if ('id' in wish) this.#byId.set(wish.id, operation)
    if ('outId' in wish) this.#byId.set(wish.outId, operation)
    return operation
  }

  /** Who used a request key, as the database stores it. */
  byRequest(player: number, request: string): Operation | undefined {
    return this.#byRequest.get(`${player}/${request}`)
  }

  /** Who made the id of a transfer. */
  byId(id: string): Operation | undefined {
    return this.#byId.get(id)
  }
}

/** What an author may believe: a no counts only when nobody can say yes any more. */
export function outcomeOf({ tries }: Operation): 'ok' | 'refused' | 'unknown' {
  if (tries.ok > 0) return 'ok'
  return tries.refused === tries.asked ? 'refused' : 'unknown'
}

/** The balance of the pocket a player bets from, as a status shows it. */
export function shownBalance({ userType }: Guest, { userStatus }: Reply): number | null {
  if (!userStatus?.isLogged) return null
  return userType === 1 ? userStatus.cash : userStatus.creditsFreePlay
}

/** A request key as it is stored. */
export const requestOf = (key: string): string => String(requestNumber(key))

export const inWords = ({ number, guest, wish }: Operation): string =>
  `#${number} of player ${guest.player}: ${JSON.stringify(wish)}`
