import { env } from 'node:process'
import { freePort } from '../../../../../../sandbox-payments/chains/free-port.ts'
import { moneroAt } from '../../../../../../sandbox-payments/chains/monero/monero.ts'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { openMoneroDriver } from './testing/monero-driver.ts'

// Its blocks take minutes: it is asked for by the variable that opens the method in a demo.
keepsTheContract(
  'chain-monero',
  () => openMoneroDriver(async (folder) => moneroAt(await freePort()).start(folder)),
  { patienceMs: 900_000, runIf: env['SANDBOX_MONERO'] === '1' && moneroAt(0).isInstalled() },
)
