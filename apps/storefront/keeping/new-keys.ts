import type { ReceiptKey } from '@fairhouse/contract/entities/receipt'
import type { Contradiction } from './contradictions.ts'
import { keyOf } from './kept.ts'
import type { Shelf } from './shelf.ts'

/** What a player is told of what the house shows. */
export type News =
  | Contradiction
  /** The house signs with another key than before, and says so. */
  | { readonly type: 'newKey'; readonly fingerprint: string }
  /** It signs with a key that it does not name as its own. */
  | { readonly type: 'strangeKey'; readonly fingerprint: string }

interface KeyNeeds {
  readonly now: () => number
  readonly keys: () => Promise<readonly ReceiptKey[] | null>
}

/** Keeps the keys of these fingerprints that are not known yet. The first that a browser meets is no news. */
export async function newKeys(
  shelf: Shelf,
  { now, keys }: KeyNeeds,
  fingerprints: ReadonlySet<string>,
): Promise<readonly News[]> {
  if (fingerprints.size === 0) return []
  const known = await shelf.all('keys', [])
  const unknown = [...fingerprints].filter((one) => known.every((key) => key.fingerprint !== one))
  if (unknown.length === 0) return []
  const told = await keys()
  // It will sign again, and be asked again.
  if (told === null) return []
  const found = unknown.map((fingerprint) => ({
    fingerprint,
    publicKey: told.find((key) => key.fingerprint === fingerprint)?.publicKey ?? null,
    seenAt: now(),
  }))
  await shelf.change(
    found.map((key) => ({ place: 'keys', key: keyOf.keys(key), next: (kept) => kept ?? key })),
  )
  return found.flatMap(({ fingerprint, publicKey }): readonly News[] => {
    if (publicKey === null) return [{ type: 'strangeKey', fingerprint }]
    return known.length > 0 ? [{ type: 'newKey', fingerprint }] : []
  })
}
