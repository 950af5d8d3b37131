import type { AwayMethod } from '@fairhouse/contract/entities/payment-method'
import type { PaymentProvider, Status, StatusQuestion } from '#modules/cashier'
import type { Signer } from '#modules/signer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { z } from 'zod'
import type { StatementRow } from './reconcile/statement-row.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** What a provider is given of the house. */
export interface ProviderNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Name of this process among all nodes, for leases. */
  readonly node: string
  /** 32 bytes for one purpose, the same on every node. */
  readonly keyFor: (purpose: string) => Uint8Array
  /** The sandbox beside a demo; null where there is none. */
  readonly sandbox: Sandbox | null
  /** The process that has the keys of coins; null where there is none. */
  readonly signer: Signer | null
  /** `https://casino.example`; null: nobody set it. */
  readonly publicOrigin: string | null
  /** Something may have changed: the cashier asks `status` about it soon. */
  readonly heard: (provider: string, question: StatusQuestion) => Promise<void>
}

/** A provider that is set up. */
export interface OpenedProvider {
  readonly provider: PaymentProvider
  /** Why a sandbox cannot play it now, whose methods are not offered then; null: it can. Left out: always. */
  readonly away?: () => AwayMethod['why'] | null
  /** Work in the background, once the tables are there. */
  readonly start?: () => Promise<void>
  readonly stop?: () => Promise<void>
  /**
   * Everything that it did or heard of in a time (epoch milliseconds, the end not included); null when it could not be asked. Left out
   * where a provider has no such list: it is then asked about our payments one by one.
   */
  readonly statement?: (from: number, to: number) => Promise<readonly StatementRow[] | null>
  /**
   * Asked in place of `status` when books are compared, where that reads what the house wrote down itself: says no more than what is
   * outside. Left out: `status` asks outside anyway.
   */
  readonly proof?: (question: StatusQuestion) => Promise<Status>
  /** What is wrong with it, in sentences for an operator. */
  readonly concerns?: () => Promise<readonly string[]>
}

/** What `providers/<name>/provider.ts` exports under the name `kind`. */
export interface ProviderKind {
  /** Variables of the environment that are this kind's. */
  readonly variables: readonly string[]
  /** Says what is wrong with the settings, in sentences, or opens what is set up by them: nothing where nothing is set. */
  readonly read: (
    environment: Readonly<Record<string, string>>,
  ) => { readonly sentences: readonly string[] } | { readonly open: Open }
}

type Open = (needs: ProviderNeeds) => Promise<readonly OpenedProvider[]>

/**
 * A kind of provider with its own settings.
 * @param kind.settings schemas by variable; each message is a sentence that names the variable.
 * @param kind.halves what is wrong with settings that are well-formed each by itself.
 * @param kind.open makes the providers that are set up: none, one, or one for each chain.
 */
export function providerKind<Shape extends z.ZodRawShape>(kind: {
  readonly settings: Shape
  readonly halves?: (set: z.output<z.ZodObject<Shape>>) => readonly string[]
  readonly open: (
    needs: ProviderNeeds,
    set: z.output<z.ZodObject<Shape>>,
  ) => Promise<readonly OpenedProvider[]>
}): ProviderKind {
  const schema = z.object(kind.settings)
  return {
    variables: Object.keys(kind.settings),
    read: (environment) => {
      const parsed = schema.safeParse(environment)
      if (!parsed.success) return { sentences: parsed.error.issues.map(({ message }) => message) }
      const halves = kind.halves?.(parsed.data) ?? []
      if (halves.length > 0) return { sentences: halves }
      return { open: (needs) => kind.open(needs, parsed.data) }
    },
  }
}
