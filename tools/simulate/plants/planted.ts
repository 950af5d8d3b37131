import type { QueryResult } from 'pg'
import type { Title } from '../../../apps/server/src/modules/catalog/index.ts'
import type { Statement } from '../database/lines.ts'
import type { NodeOnWire, Tampering } from '../database/wire.ts'
import type { Operation, PlayBody, ClientAnswer } from '../truth/operation.ts'

/** Where a bug can take hold of the house without a word in its code. Each hook gives back what it was given, or something else. */
export interface Hooks {
  sent?(statement: Statement, node: NodeOnWire): Statement
  heard?(statement: Statement, result: QueryResult, node: NodeOnWire): QueryResult
  /** What is answered in place of a connection's fault; null for the fault. */
  insteadOfFault?(statement: Statement): QueryResult | null
  readonly rollback?: string
  titles?(titles: readonly Title[]): readonly Title[]
  /** A bet as it is handed to the house, for the first time or again. */
  request?(player: number, body: PlayBody): PlayBody
  /** Answers an operation, mostly by letting the house do it. */
  ask?(operation: Operation, house: () => Promise<ClientAnswer>): Promise<ClientAnswer>
}

/** A bug that is put into the house to see whether the simulation finds it. */
export interface Plant {
  readonly name: string
  /** What the house does wrong, in a sentence. */
  readonly does: string
  /** The seed that finds it soonest, where that is not the first: it is tried before the others. */
  readonly seed?: number
  /** Fresh hooks for one run. */
  hooks(): Hooks
}

/** The bug of one run, or none. */
export class Planted implements Tampering {
  readonly #hooks: Hooks
  /** How often it took effect. A plant that never does has rotted. */
  touched = 0

  constructor(plant: Plant | null) {
    this.#hooks = plant?.hooks() ?? {}
  }

  #noted<Thing>(before: Thing, after: Thing): Thing {
    if (before !== after) this.touched++
    return after
  }

  sent(statement: Statement, node: NodeOnWire): Statement {
    return this.#noted(statement, this.#hooks.sent?.(statement, node) ?? statement)
  }

  heard(statement: Statement, result: QueryResult, node: NodeOnWire): QueryResult {
    return this.#noted(result, this.#hooks.heard?.(statement, result, node) ?? result)
  }

  insteadOfFault(statement: Statement): QueryResult | null {
    return this.#noted(null, this.#hooks.insteadOfFault?.(statement) ?? null)
  }

  get rollback(): string {
    return this.#noted('ROLLBACK', this.#hooks.rollback ?? 'ROLLBACK')
  }

  titles(titles: readonly Title[]): readonly Title[] {
    return this.#noted(titles, this.#hooks.titles?.(titles) ?? titles)
  }

  request(player: number, body: PlayBody): PlayBody {
    return this.#noted(body, this.#hooks.request?.(player, body) ?? body)
  }

  async ask(operation: Operation, house: () => Promise<ClientAnswer>): Promise<ClientAnswer> {
    if (!this.#hooks.ask) return house()
    let isAsked = false
    const told = await this.#hooks.ask(operation, () => {
      isAsked = true
      return house()
    })
    if (!isAsked) this.touched++
    return told
  }
}
