import type { Certificate } from '@fairhouse/contract/entities/certificate'

/** What `math.lock.json` keeps of every title, so that no certified number changes unseen. */
export interface LockEntry {
  readonly version: number
  readonly hash: string
  readonly rtp: Certificate['rtp']['exact']
  readonly sigma: number
  readonly hitFrequency: number
}

export type MathLock = Readonly<Record<string, LockEntry>>

function lockEntry({ version, hash, rtp, sigma, hitFrequency }: Certificate): LockEntry {
  return { version, hash, rtp: rtp.exact, sigma, hitFrequency }
}

/**
 * The lock with one title's entry renewed.
 * @throws Error when another definition was certified under the same version: rounds of it may be stored.
 */
export function renewed(lock: MathLock, certificate: Certificate): MathLock {
  const { uri, version, hash } = certificate
  const before = lock[uri]
  if (before !== undefined && before.hash !== hash && before.version >= version) {
    throw new Error(
      `${uri} changed but is still version ${version}: raise the version in card.ts, or delete its entry from math.lock.json if no player ever met it`,
    )
  }
  const entries = Object.entries({ ...lock, [uri]: lockEntry(certificate) })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
