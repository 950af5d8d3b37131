import { parseArgs } from 'node:util'
import { drill } from '../../apps/server/src/faults/drill.ts'

const usage =
  'npm run faults -- [--server-kills 100] [--postgres-kills 30] [--cuts 1000] [--hangs 10] [--players 32]'

/** `npm run faults`: hours of bad luck for a whole house, as far as minutes allow. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'server-kills': { type: 'string', default: '100' },
      'postgres-kills': { type: 'string', default: '30' },
      cuts: { type: 'string', default: '1000' },
      hangs: { type: 'string', default: '4' },
      players: { type: 'string', default: '32' },
    },
  })
  const plan = {
    serverKills: Number(values['server-kills']),
    postgresKills: Number(values['postgres-kills']),
    cuts: Number(values.cuts),
    hangs: Number(values.hangs),
    players: Number(values.players),
  }
  if (Object.values(plan).some((count) => !Number.isSafeInteger(count) || count < 0)) {
    console.error(usage)
    return 2
  }
  const sound = await drill(plan, (line) => console.log(line))
  return sound ? 0 : 1
}

process.exitCode = await main()
