// The signer: the only process that has keys which can spend, and the second key of every seed that is still played on. It tells whoever started it where it listens, and nothing else.
import { HDKey } from '@scure/bip32'
import { answer } from './answer.ts'
import { createFrame } from './frame.ts'
import { openJournal } from './journal.ts'
import { moneroKeys } from './monero/keys.ts'
import { setAsideKept } from './monero/sign-monero.ts'
import { openMoneroWallet } from './monero/wallet.ts'
import { createSeedOpener } from './seeds/open-seeds.ts'
import { openOpeningsLog } from './seeds/openings-log.ts'
import { readSeedKeys } from './seeds/seed-keys.ts'
import { readSettings } from './settings.ts'

const { seed, key, network, journal, listen, caps, monero, seeds } = readSettings(process.env)
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const root = HDKey.fromMasterSeed(seed)
const wallet =
  monero &&
  openMoneroWallet({
    ...monero,
    keys: moneroKeys({ root, network }),
    opened: setAsideKept(monero.folder),
  })
const signing = {
  root,
  monero: wallet,
  network,
  journal: openJournal(journal, caps, Date.now),
  seeds: createSeedOpener({
    keys: readSeedKeys(seeds.keys),
    log: openOpeningsLog(seeds.log),
    perMinute: seeds.perMinute,
    now: Date.now,
    alarm: say,
  }),
}
const server = createFrame({
  key,
  now: Date.now,
  answer: (path, body) => answer(signing, path, body),
  onFault: (fault) => say(fault instanceof Error ? (fault.stack ?? fault.message) : 'a fault'),
})
server.listen(listen, () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') {
    process.send?.({ ready: { port: address.port } })
  }
})
const leave = (): void => {
  wallet?.stop()
  server.closeAllConnections()
  server.close(() => process.exit(0))
}
process.once('SIGTERM', leave)
// Whoever started it is gone.
process.once('disconnect', leave)
