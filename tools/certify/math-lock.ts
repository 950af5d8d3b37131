import type { Certificate } from '@fairhouse/contract/entities/certificate'

/** What `math.lock.json` keeps of every title, so that no certified number changes unseen. */
export interface LockEntry {
  readonly version: number
  readonly hash: string
  /** Versions before this one: rounds of them may be stored, so their rules are kept (`games/<uri>/released/`). */
  readonly earlier?: readonly EarlierVersion[]
  readonly rtp: Certificate['rtp']['exact']
  readonly sigma: number
  readonly hitFrequency: number
}

interface EarlierVersion {
  readonly version: number
  readonly hash: string
}

export type MathLock = Readonly<Record<string, LockEntry>>

/**
 * The lock with one title's entry renewed.
 * @param isMet whether players may have met the title as it is in the lock. What nobody met is forgotten.
 * @throws Error when another definition was certified under the same version: rounds of it may be stored.
 */
export function renewed(lock: MathLock, certificate: Certificate, isMet: boolean): MathLock {
  const { uri, version, hash, rtp, sigma, hitFrequency } = certificate
  const before = lock[uri]
  const isOther = before !== undefined && before.hash !== hash
  if (isMet && isOther && before.version >= version) {
    throw new Error(
      `${uri} changed but is still version ${version}: raise the version in manifest.ts, or delete its entry from math.lock.json if no player ever met it`,
    )
  }
  const earlier = [
    ...(before?.earlier ?? []),
    ...(isMet && before !== undefined && before.version < version
      ? [{ version: before.version, hash: before.hash }]
      : []),
  ]
  const entry: LockEntry = {
    version,
    hash,
    ...(earlier.length > 0 ? { earlier } : {}),
    rtp: rtp.exact,
    sigma,
    hitFrequency,
  }
  const entries = Object.entries({ ...lock, [uri]: entry })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Hashes of all rules of a title that stored rounds may name. */
export function lockedHashes({ hash, earlier = [] }: LockEntry): readonly string[] {
  return [hash, ...earlier.map((one) => one.hash)]
}

/** What is wrong with the versions that an entry names: none may be missing, for its rounds could not be finished or verified. */
export function versionFaults(
  uri: string,
  { version, earlier = [] }: LockEntry,
): readonly string[] {
  const named = new Set(earlier.map((one) => one.version))
  return Array.from({ length: version - 1 }, (_, index) => index + 1)
    .filter((one) => !named.has(one))
    .map(
      (one) =>
        `math.lock.json lacks version ${one} of ${uri}: name it in \`earlier\`, with its rules in games/${uri}/released/`,
    )
}
