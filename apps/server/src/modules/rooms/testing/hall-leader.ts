import { argv, stderr, stdout } from 'node:process'
import { game } from '@fairhouse/games/speed-bingo-30/math'
import { manifest } from '@fairhouse/games/limbo-gate/manifest'
import { openDatabase } from '../../../platform/database.ts'
import { systemClock } from '../../../platform/clock.ts'
import { createLog } from '../../../platform/log.ts'
import { createSeedKeeper } from '../../../platform/seeds/seed-keeper.ts'
import { createHallRoom } from '../bingo/hall-room.ts'
import { newestDraw, openRounds } from '../bingo/store/hall-rounds.ts'
import { houseSalt } from '../chain/salt-source.ts'
import { quickHall, shortChain } from './quick.ts'

// A node that does nothing but stand by to lead one hall, for tests that kill it: `node hall-leader.ts <database> <name>`. It says each phase that it brought about.

const [connectionString = '', node = 'leader'] = argv.slice(2)
const database = openDatabase({ connectionString, poolSize: 3, onFault: () => undefined })

async function say(): Promise<void> {
  const open = await openRounds(database, manifest.uri)
  const draw = await newestDraw(database, manifest.uri)
  for (const { phase } of [...open, ...(draw ? [draw] : [])]) stdout.write(`${phase}\n`)
}

const one = createHallRoom({
  room: {
    title: { manifest, rules: game },
    uri: manifest.uri,
    gameId: manifest.id,
    times: { ...quickHall, lonelyMs: 3_600_000 },
    chain: shortChain,
  },
  database,
  clock: systemClock,
  log: createLog('warn', stderr),
  node,
  seeds: createSeedKeeper({ houseSecret: new Uint8Array(32).fill(7) }),
  salt: houseSalt,
  numbers: { first: 1, step: 1 },
  leads: true,
  tell: () => void say(),
  watched: () => undefined,
  changed: () => undefined,
})
one.attend()
stdout.write('stands by\n')
