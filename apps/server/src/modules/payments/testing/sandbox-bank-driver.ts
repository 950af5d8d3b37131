import { PassThrough } from 'node:stream'
import { amount } from '@fairhouse/money'
import { expect } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock'
import { createLog } from '#platform/log'
import { createAskJson } from '../ask-json.ts'
import { readBankStatement } from '../providers/sandbox-bank/read-statement.ts'
import { sandboxBank } from '../providers/sandbox-bank/sandbox-bank.ts'
import { askSandbox } from '../sandbox/ask-sandbox.ts'
import { openFaultyLine } from './faulty-line.ts'
import type { ProviderDriver } from './provider-driver.ts'
import { startSandbox } from './sandbox-process.ts'

const written = z.object({
  payouts: z.array(z.object({ reference: z.string(), status: z.string() })),
})

const account = { holder: 'P Player', iban: 'DE89370400440532013000', bic: 'COBADEFF' }

/** The bank of a sandbox of its own. */
export async function openBankDriver(): Promise<ProviderDriver> {
  const sandbox = await startSandbox()
  const line = await openFaultyLine(sandbox.url)
  const { key } = sandbox
  const log = createLog('silent', new PassThrough())
  const ask = askSandbox({ key, reach: async () => line.url }, createAskJson({ log, timeMs: 400 }))
  const kept = async () => written.parse(await sandbox.kept('bank'))
  return {
    provider: sandboxBank({ key, ask, now: systemClock.now }),
    statement: (from, to) => readBankStatement(ask, from, to),
    line,
    method: 'bank-transfer',
    comesBy: 'reference',
    sum: { asset: 'USD', units: amount(10_000n) },
    paysOtherSums: true,
    refunds: true,
    pay: async ({ providerRef, instruction }, { units }) => {
      expect(instruction.kind).toBe('bank')
      const response = await fetch(`${sandbox.url}/bank/desk/${providerRef}/arrive`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ dollars: (Number(units) / 100).toFixed(2) }),
      })
      expect(response.status).toBe(303)
    },
    settle: async () => {
      await expect
        .poll(async () => (await kept()).payouts.filter(({ status }) => status === 'sent'))
        .toEqual([])
    },
    destination: async () => ({ token: null, fields: account }),
    faultyDestinations: [
      faulty({ iban: 'DE88370400440532013000' }, 'iban', 'checksum'),
      faulty({ iban: 'DE89' }, 'iban', 'format'),
      faulty({ iban: '' }, 'iban', 'format'),
      faulty({ bic: 'COBADE' }, 'bic', 'format'),
      faulty({ holder: ' ' }, 'holder', 'format'),
    ],
    timesPaidOut: async (reference) =>
      (await kept()).payouts.filter((payout) => payout.reference === reference).length,
    notices: async () => {
      await expect.poll(() => sandbox.noticesFor('sandbox-bank').length).toBeGreaterThan(0)
      return sandbox.noticesFor('sandbox-bank')
    },
    stop: async () => {
      await line.stop()
      await sandbox.stop()
    },
  }
}

const faulty = (
  change: Readonly<Record<string, string>>,
  field: string,
  fault: 'format' | 'checksum',
) => ({
  destination: { token: null, fields: { ...account, ...change } },
  fault: { field, fault },
})
