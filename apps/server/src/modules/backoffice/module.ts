import { cashierPort, paymentFacts } from '#modules/cashier'
import { compliancePort } from '#modules/compliance'
import { complaintDesk } from '#modules/complaints'
import { identityPort } from '#modules/identity'
import { turnoverSince } from '#modules/play'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import { createBackoffice } from './backoffice.ts'
import { auditDeeds } from './deeds/audit-deeds.ts'

const sweepEveryMs = 60 * 60_000

/** The desk of the house's people. */
export const module: Module = {
  name: 'backoffice',
  level: 7,
  audits: [auditDeeds],
  create: ({ database, clock, log, seedKey, config, get }) => {
    const cashier = get(cashierPort)
    const backoffice = createBackoffice({
      database,
      clock,
      log,
      secretsKey: derivedKey(seedKey, 'staff'),
      brand: config.brand.name,
      cashier: cashier.desk,
      compliance: get(compliancePort).desk,
      accounts: get(identityPort).desk,
      complaints: get(complaintDesk),
      payerOf: cashier.payerOf,
      paymentsOf: paymentFacts,
      turnoverSince,
    })
    return {
      desk: backoffice.mount,
      seedDemo: backoffice.seedDemoStaff,
      jobs: [
        {
          name: 'backoffice sweep',
          where: 'oneNode',
          everyMs: sweepEveryMs,
          work: backoffice.sweep,
        },
      ],
    }
  },
}
