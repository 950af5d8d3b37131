import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { hub88Cases } from './hub88-cases.ts'
import { runCases } from './run-cases.ts'
import { serveWallet, SmallWallet } from './testing/small-wallet.ts'
import { type WalletBug, walletBugs } from './testing/wallet-bugs.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const proof = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** What the suite finds wrong with a wallet. */
async function found(bug: WalletBug | null): Promise<readonly string[]> {
  const token = randomUUID()
  const { url, stop } = await serveWallet(new SmallWallet(token, publicKey, bug))
  onTestFinished(stop)
  const outcomes = await runCases(
    hub88Cases({ url, dialect: 'hub88', proof, token, game: 'Felix-Any', currency: 'USD' }),
  )
  return outcomes.flatMap(({ what, wrong }) => (wrong === null ? [] : [`${what}: ${wrong}`]))
}

it('a wallet in order stands every case', async () => {
  expect(await found(null)).toEqual([])
})

it.each(Object.entries(walletBugs))('finds %s: %s', async (name) => {
  const bug = Object.keys(walletBugs).find((one): one is WalletBug => one === name)
  expect((await found(bug ?? null)).length).toBeGreaterThan(0)
})
