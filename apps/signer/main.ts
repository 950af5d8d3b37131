// The signer: the only process that has keys which can spend. It tells whoever started it where it listens, and nothing else.
import { HDKey } from '@scure/bip32'
import { answer } from './answer.ts'
import { createFrame } from './frame.ts'
import { openJournal } from './journal.ts'
import { moneroKeys } from './monero/keys.ts'
import { setAsideKept } from './monero/sign-monero.ts'
import { openMoneroWallet } from './monero/wallet.ts'
import { readSettings } from './settings.ts'

const { seed, key, network, journal, listen, caps, monero } = readSettings(process.env)
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
}
const server = createFrame({
  key,
  now: Date.now,
  answer: (path, body) => answer(signing, path, body),
  onFault: (fault) => {
    process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : 'a fault'}\n`)
  },
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
