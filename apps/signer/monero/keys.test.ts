import { HDKey } from '@scure/bip32'
import { expect, it } from 'vitest'
import { readMoneroAddress } from '@fairhouse/contract/signer/monero-address'
import { keccak, moneroKeys } from './keys.ts'

const root = HDKey.fromMasterSeed(Buffer.alloc(32, 7))

it('makes an address of each network from the seed, with keys of its own', () => {
  const all = (['main', 'test', 'regtest'] as const).map((network) => moneroKeys({ root, network }))
  for (const { network, address } of all)
    expect(readMoneroAddress(address, network, keccak)).toBe('standard')
  expect(new Set(all.map(({ spendKey }) => spendKey)).size).toBe(3)
  expect(new Set(all.map(({ viewKey }) => viewKey)).size).toBe(3)
})

it.each([
  // Made by monero-wallet-rpc.
  [
    '46JGi4nZUrnAcA3i43MsFnZgWrPdVMfeD9336X7DNG867mmeErVBN2AcZxq21GGLxAQm4haauMugfCeTFB4w7hdcLWNtnDN',
    'standard',
  ],
  [
    '8BsScqiCPYwjJVfAvKxvcx39TrDXxLF7DgV5YD1cNj1R4WQhTwoPLA3ABuiNEh1NqGLZ8fVJkinNGjhRdaGiFwf2DVr2Ps1',
    'sub',
  ],
  [
    '46JGi4nZUrnAcA3i43MsFnZgWrPdVMfeD9336X7DNG867mmeErVBN2AcZxq21GGLxAQm4haauMugfCeTFB4w7hdcLWNtnDM',
    'checksum',
  ],
  [
    '46JGi4nZUrnAcA3i43MsFnZgWrPdVMfeD9336X7DNG867mmeErVBN2AcZxq21GGLxAQm4haauMugfCeTFB4w7hdcLWNtnD',
    'format',
  ],
  ['', 'format'],
])('%s is read as %s', (address, read) => {
  expect(readMoneroAddress(address, 'main', keccak)).toBe(read)
})

it('knows an address of another network', () => {
  const { address } = moneroKeys({ root, network: 'test' })
  expect(readMoneroAddress(address, 'main', keccak)).toBe('otherNetwork')
})
