import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmNetworks } from '@fairhouse/contract/signer/evm-networks'
import type { SignEvm } from '@fairhouse/contract/signer/request'
import { HDKey } from '@scure/bip32'
import { encodeFunctionData, parseAbi, parseTransaction } from 'viem'
import { afterAll, describe, expect, it } from 'vitest'
import { openJournal } from '../journal.ts'
import { depositKey, hotKey } from './keys.ts'
import { signEvm } from './sign-evm.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-signer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const caps = { ETH: 10n ** 18n, USDC: 1_000n, USDT: 1_000n }
const journalFile = join(folder, 'journal.jsonl')
const openSigning = () => ({
  root: HDKey.fromMasterSeed(new Uint8Array(32).fill(1)),
  network: 'regtest' as const,
  journal: openJournal(journalFile, caps, () => 1_800_000_000_000),
})
const signing = openSigning()
const hot = hotKey(signing).address
const payee = '0x52908400098527886E0F7030069857D2E4169EE7'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const { chainId, tokens } = evmNetworks.regtest
const usdc = tokens.USDC ?? ''

const transfer = (to: `0x${string}`, units: bigint): string =>
  encodeFunctionData({ abi: parseAbi(['function transfer(address, uint256)']), args: [to, units] })

let nonces = 0
type Fields = SignEvm['transaction']
const fields = (some: Partial<Fields>): Fields => ({
  chainId,
  nonce: nonces++,
  to: payee,
  value: '0',
  data: '0x',
  gas: '90000',
  maxFeePerGas: '3000000000',
  maxPriorityFeePerGas: '1000000000',
  ...some,
})
let payouts = 0
const payUsdc = (
  units: bigint,
  some: Partial<Fields> = {},
  reference = `p${++payouts}`,
): SignEvm => ({
  family: 'evm',
  chain: 'ethereum',
  purpose: 'payout',
  index: null,
  transaction: fields({ to: usdc, data: transfer(payee, units), ...some }),
  payout: { reference, asset: 'USDC', address: payee, units: units.toString() },
})
const move = (
  purpose: SignEvm['purpose'],
  index: number | null,
  some: Partial<Fields>,
): SignEvm => ({
  family: 'evm',
  chain: 'ethereum',
  purpose,
  index,
  transaction: fields(some),
  payout: null,
})
const whyNot = async (asked: SignEvm): Promise<string> => {
  const answer = await signEvm(signing, asked)
  return answer.type === 'refused' ? answer.why : 'signed'
}

describe('a payout', () => {
  it('is signed as it was told', async () => {
    const asked = payUsdc(5n)
    const answer = await signEvm(signing, asked)
    if (answer.type !== 'signed') throw new Error(answer.why)
    const read = parseTransaction(`0x${answer.raw}`)
    expect(read).toMatchObject({ to: usdc.toLowerCase(), nonce: asked.transaction.nonce, chainId })
    expect(read.data).toBe(transfer(payee, 5n))
  })

  it.each([
    ['to somebody else', { data: transfer(other, 5n) }, 'foreignOutput'],
    ['of one unit more', { data: transfer(payee, 6n) }, 'foreignOutput'],
    ['with ether beside it', { value: '1' }, 'foreignOutput'],
    ['of another token', { to: tokens.USDT ?? '' }, 'foreignOutput'],
    ['with more after the call', { data: `${transfer(payee, 5n)}00` }, 'foreignOutput'],
    ['on another chain', { chainId: 1 }, 'unknownChain'],
    ['at any price', { maxFeePerGas: '9000000000000' }, 'feeTooHigh'],
    ['with gas for a program', { gas: '300000' }, 'feeTooHigh'],
    ['to no address', { to: '0x12' }, 'malformed'],
  ])('%s is not signed', async (_, some, why) => {
    expect(await whyNot(payUsdc(5n, some))).toBe(why)
  })

  it('is signed again only at the same nonce, for a higher fee, also by a signer that was started anew', async () => {
    const asked = payUsdc(7n)
    const { nonce } = asked.transaction
    expect(await whyNot(asked)).toBe('signed')
    const dearer = { nonce, maxFeePerGas: '4000000000' }
    const again = openSigning()
    for (const one of [signing, again]) {
      expect(await signEvm(one, payUsdc(7n, dearer, asked.payout?.reference))).toMatchObject({
        type: 'signed',
      })
      expect(await signEvm(one, payUsdc(7n, {}, asked.payout?.reference))).toMatchObject({
        why: 'signedOtherwise',
      })
      expect(await signEvm(one, payUsdc(8n, { nonce }, 'another'))).toMatchObject({
        why: 'signedOtherwise',
      })
    }
  })

  it('beyond what may leave in a day is not signed', async () => {
    expect(await whyNot(payUsdc(1_001n))).toBe('dayIsFull')
  })
})

describe('what moves between our own addresses', () => {
  const deposit = depositKey(signing, 4).address
  it('goes from a deposit address to the hot one and nowhere else', async () => {
    expect(await whyNot(move('sweep', 4, { to: hot, value: '500' }))).toBe('signed')
    expect(await whyNot(move('sweep', 4, { to: usdc, data: transfer(hot, 9n) }))).toBe('signed')
    expect(await whyNot(move('sweep', 4, { to: payee, value: '500' }))).toBe('foreignOutput')
    expect(await whyNot(move('sweep', 4, { to: usdc, data: transfer(payee, 9n) }))).toBe(
      'foreignOutput',
    )
    expect(await whyNot(move('sweep', 4, { to: payee, data: transfer(hot, 9n) }))).toBe(
      'foreignOutput',
    )
    expect(await whyNot(move('sweep', null, { to: hot, value: '500' }))).toBe('malformed')
  })

  it('is gas for a deposit address, of which it needs little', async () => {
    expect(await whyNot(move('topUp', 4, { to: deposit, value: '1000' }))).toBe('signed')
    expect(await whyNot(move('topUp', 5, { to: deposit, value: '1000' }))).toBe('foreignOutput')
    const much = (10n ** 17n).toString()
    expect(await whyNot(move('topUp', 4, { to: deposit, value: much }))).toBe('feeTooHigh')
  })

  it('uses up a nonce that nothing was signed for, and only such a one', async () => {
    const asked = payUsdc(3n)
    expect(await whyNot(asked)).toBe('signed')
    const { nonce } = asked.transaction
    expect(await whyNot(move('empty', null, { to: hot, nonce }))).toBe('signedOtherwise')
    const empty = move('empty', null, { to: hot })
    expect(await whyNot(empty)).toBe('signed')
    expect(await whyNot(payUsdc(3n, { nonce: empty.transaction.nonce }))).toBe('signedOtherwise')
    expect(await whyNot(move('empty', null, { to: payee }))).toBe('foreignOutput')
    expect(await whyNot(move('empty', null, { to: hot, value: '1' }))).toBe('foreignOutput')
  })
})
