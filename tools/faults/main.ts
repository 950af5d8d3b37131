import { parseArgs } from 'node:util'
import { drill } from '../../apps/server/src/faults/drill.ts'
import { faultsOfPayments } from './payments.ts'

const usage =
  'npm run faults -- [--server-kills 100] [--postgres-kills 30] [--cuts 1000] [--hangs 10] [--players 32]\n' +
  'npm run faults -- --payments 103 [--only "deposit by card"]'

/** `npm run faults`: hours of bad luck for a whole house, as far as minutes allow. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'server-kills': { type: 'string', default: '100' },
      'postgres-kills': { type: 'string', default: '30' },
      cuts: { type: 'string', default: '1000' },
      hangs: { type: 'string', default: '4' },
      players: { type: 'string', default: '32' },
      payments: { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
    },
  })
  const plan = {
    serverKills: Number(values['server-kills']),
    postgresKills: Number(values['postgres-kills']),
    cuts: Number(values.cuts),
    hangs: Number(values.hangs),
    players: Number(values.players),
  }
  const payments = Number(values.payments)
  if (
    [...Object.values(plan), payments].some((count) => !Number.isSafeInteger(count) || count < 0)
  ) {
    console.error(usage)
    return 2
  }
  const say = (line: string): void => console.log(line)
  const sound =
    payments > 0 ? await faultsOfPayments(payments, values.only, say) : await drill(plan, say)
  return sound ? 0 : 1
}

process.exitCode = await main()
