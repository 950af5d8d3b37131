import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amount } from '@fairhouse/money'
import { HDKey } from '@scure/bip32'
import { systemClock } from '#platform/clock'
import { rowsOf } from '#platform/rows'
import { startEthereum } from '../../../../../../sandbox-payments/chains/ethereum/ethereum.ts'
import { evmAccounts } from '../../../../../../signer/evm/keys.ts'
import { signEvm } from '../../../../../../signer/evm/sign-evm.ts'
import { openJournal } from '../../../../../../signer/journal.ts'
import { openFaultyLine } from '../../testing/faulty-line.ts'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { openEvmHouse } from './testing/evm-house.ts'

keepsTheContract('chain-ethereum', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-evm-'))
  const signing = {
    root: HDKey.fromMasterSeed(new Uint8Array(32).fill(5)),
    network: 'regtest' as const,
    journal: openJournal(join(folder, 'journal.jsonl'), { USDC: 10n ** 15n }, systemClock.now),
  }
  const chain = await startEthereum()
  const line = await openFaultyLine(chain.rpcUrl)
  const house = await openEvmHouse({
    rpcUrl: line.url,
    xpub: evmAccounts(signing)[0]?.xpub ?? '',
    sign: (wish) => signEvm(signing, wish),
    patienceMs: 500,
  })
  await chain.pay('ETH', house.hotAddress, 10n ** 18n)
  await chain.pay('USDC', house.hotAddress, 10n ** 12n)
  await chain.mine(1)
  let payees = 0
  return {
    provider: house.provider,
    statement: (from, to) => house.statement(from, to),
    proof: house.proof,
    line,
    comesBy: 'address',
    method: 'usdc',
    sum: { asset: 'USDC', units: amount(25_000_001n) },
    pay: async ({ instruction }, { asset, units }) => {
      if (instruction.kind !== 'address') throw new Error('no address to pay to')
      await chain.pay(asset, instruction.address, units)
    },
    paysOtherSums: true,
    settle: async () => {
      await chain.mine(12)
      await house.look()
    },
    destination: async () => {
      const address = `0x${(0xdef0000 + ++payees).toString(16).padStart(40, '0')}`
      return { token: null, fields: { address } }
    },
    faultyDestinations: [
      {
        destination: { token: null, fields: { address: 'rltc1qxy2kgdygjrsqtzq2n0yrf2493p83kkf' } },
        fault: { field: 'address', fault: 'otherNetwork' },
      },
      {
        destination: { token: null, fields: { address: house.hotAddress } },
        fault: { field: 'address', fault: 'ours' },
      },
      { destination: { token: null, fields: {} }, fault: { field: 'address', fault: 'format' } },
    ],
    timesPaidOut: async (reference) => {
      const signed = await rowsOf<{ hash: string }>(
        house.database,
        `SELECT hash FROM payments_evm_signed JOIN payments_evm_spend USING (chain, sender, nonce) WHERE reference = $1`,
        [reference],
      )
      const receipts = await Promise.all(
        signed.map(({ hash }) => chain.ask('eth_getTransactionReceipt', hash)),
      )
      return receipts.filter((receipt) => receipt !== null).length
    },
    notices: null,
    refunds: false,
    stop: async () => {
      await house.close()
      await line.stop()
      await chain.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
})
