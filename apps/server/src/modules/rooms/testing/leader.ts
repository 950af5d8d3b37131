import { argv, stderr, stdout } from 'node:process'
import { game } from '@fairhouse/games/limbo-gate/math'
import { manifest } from '@fairhouse/games/limbo-gate/manifest'
import { openDatabase } from '../../../platform/database.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createLog } from '../../../platform/log.ts'
import { createSeedKeeper } from '../../../platform/seeds/seed-keeper.ts'
import { houseSalt } from '../chain/salt-source.ts'
import { createCrashRoom } from '../crash/crash-room.ts'
import { quickTimes, shortChain } from './quick.ts'

// A node that does nothing but stand by to lead one room, for tests that kill it: `node leader.ts <database> <name>`. It says each phase that it brought about.

const [connectionString = '', node = 'leader'] = argv.slice(2)
const database = openDatabase({ connectionString, poolSize: 3, onFault: () => undefined })
const clock = systemClock
const one = createCrashRoom({
  room: {
    title: { manifest, rules: game },
    uri: manifest.uri,
    gameId: manifest.id,
    times: { ...quickTimes, lonelyMs: 3_600_000 },
    chain: shortChain,
  },
  database,
  clock,
  log: createLog('warn', stderr),
  node,
  seeds: createSeedKeeper({ houseSecret: new Uint8Array(32).fill(7) }),
  salt: houseSalt,
  numbers: { first: 1, step: 1 },
  leads: true,
  tell: ({ round }) => round && stdout.write(`${round.phase}\n`),
  watched: () => undefined,
  changed: () => undefined,
})
one.attend()
stdout.write('stands by\n')
