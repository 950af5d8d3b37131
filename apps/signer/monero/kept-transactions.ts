import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const hex = z.string().regex(/^([0-9a-f]{2})+$/)
const kept = z.object({
  raw: hex,
  txid: hex,
  fee: z.string().regex(/^\d+$/),
  key: hex,
  /** Names of the coins that it spends. */
  images: z.array(hex),
})
export type KeptTransaction = z.infer<typeof kept>

/** @param digest of the payouts that it pays. */
export function keptTransaction(folder: string, digest: string): KeptTransaction | null {
  const path = pathOf(folder, digest)
  return existsSync(path) ? kept.parse(JSON.parse(readFileSync(path, 'utf8'))) : null
}

/** On disk when it returns: the same payouts are answered with the same bytes ever after. */
export function keepTransaction(folder: string, digest: string, one: KeptTransaction): void {
  mkdirSync(join(folder, 'signed'), { recursive: true, mode: 0o700 })
  const path = pathOf(folder, digest)
  const file = openSync(`${path}.new`, 'w', 0o600)
  writeSync(file, JSON.stringify(one))
  fsyncSync(file)
  closeSync(file)
  renameSync(`${path}.new`, path)
  const place = openSync(join(folder, 'signed'), 'r')
  fsyncSync(place)
  closeSync(place)
}

/** Names of all coins that were ever spent. */
export function keptImages(folder: string): string[] {
  const place = join(folder, 'signed')
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => kept.parse(JSON.parse(readFileSync(join(place, name), 'utf8'))).images)
}

const pathOf = (folder: string, digest: string): string => join(folder, 'signed', `${digest}.json`)
