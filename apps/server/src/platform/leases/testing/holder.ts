import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Transaction } from '../../database.ts'
import { LeaseLost, takeLease, whileHolding } from '../lease.ts'

// A process that takes a lease, says so, and is stopped by the test. When it goes on, it tries to write what it had in mind.
// Arguments: the database, the lease's name, how long it lasts, and where it is stopped.
const [connectionString = '', name = '', lastsMs = '', stoppedWhere = ''] = process.argv.slice(2)
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const database = openDatabase({
  connectionString,
  poolSize: 2,
  onFault: () => say('connection lost'),
})
const lease = await takeLease(database, { name, holder: 'stalled', lastsMs: Number(lastsMs) })
if (lease === null) throw new Error('somebody else holds the lease')

const write = (tx: Transaction) =>
  tx.query(`INSERT INTO written VALUES ('late', $1)`, [lease.fence])

/** The test stops this process now, and lets it go on after it has looked at what happened meanwhile. */
async function beStopped(): Promise<void> {
  say(`stop me, fence ${lease?.fence}`)
  // The first line from the test is its word to go on.
  await new Promise((resolve) => process.stdin.once('data', resolve))
}

try {
  if (stoppedWhere === 'before') await beStopped()
  await whileHolding(database, lease, async (tx) => {
    await write(tx)
    if (stoppedWhere === 'in the middle') await beStopped()
    await pause(0)
    await write(tx)
  })
  say('written')
} catch (fault) {
  say(fault instanceof LeaseLost ? 'refused' : 'thrown out')
}
await database.end()
process.exit(0)
