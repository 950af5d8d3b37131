import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PaymentAsset, paymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { ChainNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { mnemonicToSeedSync, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { DayCaps } from './journal.ts'

export interface SignerSettings {
  readonly seed: Uint8Array
  /** Shared with the house. */
  readonly key: Uint8Array
  readonly network: ChainNetwork
  readonly journal: string
  /** A path of a socket, or a port of loopback; 0 for any. */
  readonly listen: { readonly path: string } | { readonly port: number; readonly host: string }
  readonly caps: DayCaps
  /** Where the wallet of Monero lies and its node answers; null: there is none. */
  readonly monero: { readonly folder: string; readonly daemon: string } | null
  /** Where the keys of seeds and the log of their openings lie, and how many a minute may have. */
  readonly seeds: { readonly keys: string; readonly log: string; readonly perMinute: number }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Digits after the point of what is signed. */
const scales: Readonly<Partial<Record<PaymentAsset, number>>> = {
  BTC: 8,
  LTC: 8,
  BCH: 8,
  XMR: 12,
  ETH: 18,
  USDT: 6,
  USDC: 6,
}

/** What a test network may pay in a day: its coins are worth nothing, and a loop that runs wild is stopped all the same. */
const testCaps = 'BTC=100,LTC=10000,BCH=10000,XMR=10000,ETH=1000,USDT=1000000,USDC=1000000'

/**
 * Reads SIGNER_DATA_DIR (a folder of the signer alone), SIGNER_SEED (words of BIP 39, or 64 to 128 hex digits; without it `seed` in the folder, made there
 * where coins are worth nothing), SIGNER_KEY (64 hex digits), SIGNER_NETWORK, SIGNER_LISTEN (a path, or a port), SIGNER_DAY_CAPS (`BTC=2,LTC=500`, whole coins),
 * SIGNER_MONERO_DAEMON (`host:port`), SIGNER_OPENINGS (seeds that a minute may open).
 * @throws Error with a sentence for the operator.
 */
export function readSettings(environment: Environment): SignerSettings {
  const folder = environment['SIGNER_DATA_DIR']
  if (!folder) throw new Error('SIGNER_DATA_DIR names the folder of the signer; set it.')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const network = networkOf(environment['SIGNER_NETWORK'] ?? 'regtest')
  const caps = environment['SIGNER_DAY_CAPS'] ?? (network === 'main' ? '' : testCaps)
  return {
    seed: seedOf(environment['SIGNER_SEED'] ?? seedFile(join(folder, 'seed'), network)),
    key: keyOf(environment['SIGNER_KEY'] ?? ''),
    network,
    journal: join(folder, 'journal.jsonl'),
    listen: listenOf(environment['SIGNER_LISTEN'] ?? '0'),
    caps: capsOf(caps),
    monero: moneroOf(folder, environment['SIGNER_MONERO_DAEMON']),
    seeds: {
      keys: join(folder, 'seed-keys'),
      log: join(folder, 'openings'),
      perMinute: openingsOf(environment['SIGNER_OPENINGS'] ?? '6000'),
    },
  }
}

function moneroOf(folder: string, daemon: string | undefined): SignerSettings['monero'] {
  if (!daemon) return null
  if (!/^[a-z0-9.-]+:\d{1,5}$/.test(daemon))
    throw new Error('SIGNER_MONERO_DAEMON is host:port of a node of Monero.')
  return { folder: join(folder, 'monero'), daemon }
}

function openingsOf(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error('SIGNER_OPENINGS is a whole number from 1 on.')
  return Number(text)
}

function networkOf(text: string): ChainNetwork {
  if (text === 'main' || text === 'test' || text === 'regtest') return text
  throw new Error(`SIGNER_NETWORK is main, test or regtest, not ${text}.`)
}

function listenOf(text: string): SignerSettings['listen'] {
  return /^\d+$/.test(text) ? { port: Number(text), host: '127.0.0.1' } : { path: text }
}

function keyOf(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error('SIGNER_KEY is 64 hex digits, as at the house.')
  return Buffer.from(text, 'hex')
}

function seedOf(text: string): Uint8Array {
  const told = text.trim()
  if (/^([0-9a-f]{2}){32,64}$/.test(told)) return Buffer.from(told, 'hex')
  if (validateMnemonic(told, wordlist)) return mnemonicToSeedSync(told)
  throw new Error('The seed is words of BIP 39, or 64 to 128 hex digits.')
}

function seedFile(path: string, network: ChainNetwork): string {
  if (network !== 'main') {
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
    }
  }
  if ((statSync(path).mode & 0o077) !== 0) {
    throw new Error(`${path} can be read by others; chmod 600 it.`)
  }
  return readFileSync(path, 'utf8')
}

const isPaymentAsset = (text: string): text is PaymentAsset => paymentAsset.safeParse(text).success

function capsOf(text: string): DayCaps {
  const caps: Partial<Record<PaymentAsset, bigint>> = {}
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [, asset = '', whole = '', rest = ''] = /^([A-Z]+)=(\d+)(?:\.(\d+))?$/.exec(part) ?? []
    const scale = isPaymentAsset(asset) ? scales[asset] : undefined
    if (!isPaymentAsset(asset) || scale === undefined || rest.length > scale) {
      throw new Error(`SIGNER_DAY_CAPS: ${part} is not a coin and an amount.`)
    }
    caps[asset] = BigInt(whole + rest.padEnd(scale, '0'))
  }
  return caps
}
