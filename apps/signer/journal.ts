import { closeSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { paymentAsset, type PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { SignerPayout } from '@fairhouse/contract/signer/request'
import { z } from 'zod'
import type { Journal } from './signing.ts'

const line = z.object({
  at: z.int(),
  reference: z.string(),
  asset: paymentAsset,
  address: z.string(),
  units: z.string().regex(/^\d+$/),
  digest: z.string(),
})
type Line = z.infer<typeof line>

const dayMs = 86_400_000

/** Most that may be signed in a day (UTC), in the asset's own smallest units. An asset that is not named is not signed at all. */
export type DayCaps = Readonly<Partial<Record<PaymentAsset, bigint>>>

/**
 * Opens the journal: one line of JSON for each payout that was ever signed.
 * @throws Error when it cannot be read in full: whoever forgets what was signed may sign it twice. A last line that was cut off in the middle
 * was never signed, and is cut away.
 */
export function openJournal(path: string, caps: DayCaps, now: () => number): Journal {
  const known = new Map<string, Line>()
  const spent = new Map<string, bigint>()
  const dayKey = (asset: PaymentAsset, at: number): string => `${asset} ${Math.floor(at / dayMs)}`
  const remember = (one: Line): void => {
    known.set(one.reference, one)
    const key = dayKey(one.asset, one.at)
    spent.set(key, (spent.get(key) ?? 0n) + BigInt(one.units))
  }
  const file = openSync(path, 'a+', 0o600)
  for (const one of linesOf(path)) remember(one)
  syncFolderOf(path)

  return {
    claim: (payouts, digest) => {
      const fresh = payouts.filter(({ reference }) => !known.has(reference))
      if (new Set(payouts.map(({ reference }) => reference)).size !== payouts.length) {
        return 'malformed'
      }
      if (payouts.some((payout) => isOther(known.get(payout.reference), payout, digest))) {
        return 'signedOtherwise'
      }
      const at = now()
      const wanted = new Map<PaymentAsset, bigint>()
      for (const { asset, units } of fresh) {
        wanted.set(asset, (wanted.get(asset) ?? 0n) + BigInt(units))
      }
      for (const [asset, units] of wanted) {
        const before = spent.get(dayKey(asset, at)) ?? 0n
        if (before + units > (caps[asset] ?? 0n)) return 'dayIsFull'
      }
      const lines = fresh.map((payout): Line => ({ ...payout, at, digest }))
      if (lines.length > 0) {
        writeSync(file, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
        fsyncSync(file)
        lines.forEach(remember)
      }
      return null
    },
  }
}

const isOther = (signed: Line | undefined, asked: SignerPayout, digest: string): boolean =>
  signed !== undefined &&
  (signed.digest !== digest ||
    signed.units !== asked.units ||
    signed.address !== asked.address ||
    signed.asset !== asked.asset)

function linesOf(path: string): Line[] {
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return whole
    .split('\n')
    .filter((one) => one !== '')
    .map((one) => line.parse(JSON.parse(one)))
}

/** A file that was made is there after a power cut only when its folder is on disk, too. */
function syncFolderOf(path: string): void {
  const folder = openSync(dirname(path), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
