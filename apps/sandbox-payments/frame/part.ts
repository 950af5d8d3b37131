import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Faults } from './faults.ts'
import type { Settings } from './settings.ts'

/** A piece of the outside world: an acquirer, a bank, a processor, the chains. Adding one: its folder, and a line in `parts.ts`. */
export type Part = (frame: Frame) => Promise<PartRunning>

export interface PartRunning {
  /** For the page of all parts: where its own page is, and what it is called; null for none. */
  readonly page: { readonly path: string; readonly title: string } | null
  readonly stop?: () => Promise<void>
}

/** What a part is given. */
export interface Frame {
  /** Where it adds its routes. Every body is a `Buffer` as it came; see `request-body.ts`. */
  readonly app: FastifyInstance
  readonly settings: Settings
  readonly faults: Faults
  /** Milliseconds since 1970. */
  readonly now: () => number
  /**
   * Sends a notice to the house, under the faults that are switched on, again and again until it is taken. Resolves after the first
   * attempt. Headers are made anew for each attempt, so that signatures are fresh.
   */
  readonly tell: (provider: string, body: string, headers: HeadersFor) => Promise<void>
  /** What a part keeps over a restart, in a small file of its own. */
  readonly keep: <State>(name: string, schema: z.ZodType<State>, empty: State) => KeptState<State>
  /** Whether a request has the house's key. */
  readonly hasKey: (request: FastifyRequest) => boolean
  /** Whether a request comes from this machine: pages of whoever runs the sandbox are for nobody else. */
  readonly isLocal: (request: FastifyRequest) => boolean
  /** Answers an interface's request under the faults that are switched on: late, half, never. */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<InterfaceAnswer> | InterfaceAnswer,
  ) => Promise<unknown>
}

export interface InterfaceAnswer {
  readonly status: number
  /** Told as JSON. */
  readonly body: unknown
}

export type HeadersFor = (body: string, nowMs: number) => Readonly<Record<string, string>>

export interface KeptState<State> {
  /** To be changed in place; `changed` writes it down. */
  readonly state: State
  readonly changed: () => void
}
