import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { p2pkh, p2sh, p2wpkh } from '@scure/btc-signer'
import { concatBytes, hash160, sha256x2 } from '@scure/btc-signer/utils.js'
import { cashAddressOf } from '@fairhouse/contract/signer/cash-address'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { walletKey, walletOf } from '../wallet-of.ts'
import { signs } from './signs.ts'

const secret = new Uint8Array(32).fill(7)
const key = secp256k1.getPublicKey(secret)
const other = secp256k1.getPublicKey(new Uint8Array(32).fill(8))

/** As a wallet signs a message of old; `head` is what it thinks of its address. */
function ofOld(magic: string, message: string, head: number): string {
  const bytes = new TextEncoder()
  const sized = (text: string) =>
    concatBytes(new Uint8Array([bytes.encode(text).length]), bytes.encode(text))
  const digest = sha256x2(sized(magic), sized(message))
  const made = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' })
  return base64.encode(new Uint8Array([head + (made[0] ?? 0), ...made.subarray(1)]))
}
const bitcoin = 'Bitcoin Signed Message:\n'
const litecoin = 'Litecoin Signed Message:\n'
const { regtest, main } = utxoNetworks.bitcoin
const addressOf = (paid: { address?: string }): string => paid.address ?? ''

// Published with BIP 322: its key is L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k.
const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'

describe('a signature by BIP 322, as published', () => {
  it.each([
    [
      segwit,
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      segwit,
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      taproot,
      'Hello World',
      'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
    ],
  ])('%s signs %j, and nothing else', async (address, message, signature) => {
    const wallet = walletOf('BTC', address)
    expect(await signs(wallet, { message, signature })).toBe(true)
    expect(await signs(wallet, { message: `${message}.`, signature })).toBe(false)
    const elsewhere = walletOf('BTC', address === segwit ? taproot : segwit)
    expect(await signs(elsewhere, { message, signature })).toBe(false)
  })
})

describe('a signed message of old', () => {
  const hash = hash160(key)
  it.each([
    ['BTC', addressOf(p2pkh(key, main)), bitcoin, 31],
    ['BTC', addressOf(p2wpkh(key, regtest)), bitcoin, 39],
    // A wallet that knows no other kinds of addresses.
    ['BTC', addressOf(p2wpkh(key, regtest)), bitcoin, 31],
    ['BTC', addressOf(p2sh(p2wpkh(key, main), main)), bitcoin, 35],
    ['LTC', addressOf(p2wpkh(key, utxoNetworks.litecoin.regtest)), litecoin, 39],
    ['BCH', cashAddressOf(hash, 'bchreg'), bitcoin, 31],
  ] as const)('of %s at %s is told from every other', async (asset, address, magic, head) => {
    const wallet = walletOf(asset, address)
    const signature = ofOld(magic, 'mine', head)
    expect(await signs(wallet, { message: 'mine', signature })).toBe(true)
    expect(await signs(wallet, { message: 'thine', signature })).toBe(false)
    const wrongWords = ofOld(magic === litecoin ? bitcoin : litecoin, 'mine', head)
    expect(await signs(wallet, { message: 'mine', signature: wrongWords })).toBe(false)
    const others = walletOf('BTC', addressOf(p2wpkh(other, main)))
    expect(await signs(others, { message: 'mine', signature })).toBe(false)
  })

  it('by a key of 65 bytes is of an address of its time only', async () => {
    const long = secp256k1.Point.fromBytes(key).toBytes(false)
    const signature = ofOld(bitcoin, 'mine', 27)
    const address = addressOf(p2pkh(long, main))
    expect(await signs(walletOf('BTC', address), { message: 'mine', signature })).toBe(true)
  })
})

describe('a signature by personal_sign', () => {
  const account = privateKeyToAccount(`0x${hex.encode(secret)}`)

  it('is of its account, however its letters are written', async () => {
    const signature = await account.signMessage({ message: 'mine' })
    for (const address of [account.address, account.address.toLowerCase()])
      for (const asset of ['ETH', 'USDC', 'USDT'] as const)
        expect(await signs(walletOf(asset, address), { message: 'mine', signature })).toBe(true)
    const wallet = walletOf('ETH', account.address)
    expect(await signs(wallet, { message: 'mine', signature: signature.slice(2) })).toBe(true)
    expect(await signs(wallet, { message: 'thine', signature })).toBe(false)
    const others = privateKeyToAccount(`0x${'08'.repeat(32)}`)
    expect(await signs(walletOf('ETH', others.address), { message: 'mine', signature })).toBe(false)
  })
})

describe('what nobody signed', () => {
  const wallets = [
    walletOf('BTC', segwit),
    walletOf('BTC', taproot),
    walletOf('ETH', '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'),
    walletOf('XMR', '4'.repeat(95)),
    walletOf('BTC', 'nothing at all, which is no address'),
  ]
  it.each([
    '',
    'AA==',
    'not base64 ~',
    base64.encode(new Uint8Array(65)),
    base64.encode(new Uint8Array(65).fill(255)),
    base64.encode(new Uint8Array([31, ...new Uint8Array(64).fill(255)])),
    base64.encode(new Uint8Array([2, 0, 0])),
    base64.encode(new Uint8Array([1, 65, ...new Uint8Array(65)])),
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
  ])('proves nothing and breaks nothing: %s', async (signature) => {
    for (const wallet of wallets)
      expect(await signs(wallet, { message: 'mine', signature })).toBe(false)
  })
})

it('a wallet has one name, however its address is written', () => {
  const [prefix, bare = ''] = cashAddressOf(hash160(key), 'bitcoincash').split(':')
  const spelled = [`${prefix}:${bare}`, bare, bare.toUpperCase()]
  expect(new Set(spelled.map((one) => walletKey(walletOf('BCH', one)))).size).toBe(1)
  const upper = segwit.toUpperCase()
  expect(walletKey(walletOf('BTC', upper))).toBe(walletKey(walletOf('BTC', segwit)))
  // The same script on another chain is another wallet.
  const litecoins = addressOf(p2pkh(key, utxoNetworks.litecoin.test))
  const bitcoins = addressOf(p2pkh(key, utxoNetworks.bitcoin.test))
  expect(walletKey(walletOf('LTC', litecoins))).not.toBe(walletKey(walletOf('BTC', bitcoins)))
})
