import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MoneroKeys } from './keys.ts'
import { startWalletProgram, type WalletProgram, WalletRefusal } from './wallet-program.ts'

/** The wallet that can spend. */
export interface MoneroWallet {
  readonly keys: MoneroKeys
  /** Where signed transactions are kept. */
  readonly folder: string
  /** Does one thing after the other with it: two transactions that are made at once could spend the same coins. */
  readonly inTurn: <Result>(
    work: (call: WalletProgram['call']) => Promise<Result>,
  ) => Promise<Result>
  readonly stop: () => void
}

/**
 * The wallet is started when it is first needed, and made from the seed where it is not there.
 * @param needs.daemon `host:port` of a node. @param needs.opened done once it is open, before anything is asked of it.
 */
export function openMoneroWallet(needs: {
  readonly folder: string
  readonly daemon: string
  readonly keys: MoneroKeys
  readonly opened: (call: WalletProgram['call']) => Promise<void>
}): MoneroWallet {
  const { folder, daemon, keys, opened } = needs
  let program: WalletProgram | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function running(): Promise<WalletProgram> {
    if (program?.isRunning()) return program
    const started = await startWalletProgram(folder, daemon)
    program = started
    try {
      await openFile(started.call, folder, keys)
      await opened(started.call)
    } catch (fault) {
      started.stop()
      program = null
      throw fault
    }
    return started
  }
  return {
    keys,
    folder,
    inTurn: (work) => {
      const turn = last.then(async () => work((await running()).call))
      last = turn.catch(() => undefined)
      return turn
    },
    stop: () => program?.stop(),
  }
}

/** The file's password keeps the key from whoever reads the disk without this folder's rights. */
async function openFile(
  call: WalletProgram['call'],
  folder: string,
  { address, viewKey, spendKey }: MoneroKeys,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = join(folder, 'password')
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 })
  const file = { filename: 'spend', password: readFileSync(secret, 'utf8') }
  if (existsSync(join(folder, 'spend.keys'))) {
    await call('open_wallet', file)
    return
  }
  const made = { ...file, restore_height: 0, address, viewkey: viewKey, spendkey: spendKey }
  try {
    await call('generate_from_keys', made)
  } catch (fault) {
    if (!(fault instanceof WalletRefusal)) throw fault
    throw new Error('the wallet of the seed cannot be made', { cause: fault })
  }
}
