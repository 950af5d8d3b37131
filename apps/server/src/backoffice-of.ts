import { type Backoffice, createBackoffice } from '#modules/backoffice'
import { type Cashier, paymentFacts } from '#modules/cashier'
import type { Compliance } from '#modules/compliance'
import type { Identity } from '#modules/identity'
import { turnoverSince } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Config } from '#platform/config'
import { derivedKey } from '#platform/derived-key'
import type { Log } from '#platform/log'
import { payerOf } from './payer-of.ts'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly seedKey: Uint8Array
  readonly config: Pick<Config, 'brand'>
}

interface Modules {
  readonly identity: Pick<Identity, 'accountFacts'>
  readonly cashier: Pick<Cashier, 'desk'>
  readonly compliance: Pick<Compliance, 'desk'>
}

/** The desk of the house's people, and what it reaches by the doors of the other modules. */
export const backofficeOf = (
  { database, clock, log, seedKey, config }: Given,
  { identity, cashier, compliance }: Modules,
): Backoffice =>
  createBackoffice({
    database,
    clock,
    log,
    secretsKey: derivedKey(seedKey, 'staff'),
    brand: config.brand.name,
    cashier: cashier.desk,
    compliance: compliance.desk,
    payerOf: payerOf(identity),
    paymentsOf: paymentFacts,
    turnoverSince,
  })
