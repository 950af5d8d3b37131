import { createHash } from 'node:crypto'
import type { Queryable } from '#platform/database'
import { openSecret } from '#platform/sealed'
import { checkpointAfter } from '../store/checkpoint-after.ts'

/** What a sealed link belongs to. */
export const ownerOf = (uri: string, chain: number, link: number): string =>
  `${uri} ${chain} ${link}`

/**
 * The link of a round, worked out from the next one that is kept. Nothing is remembered: links to come are in memory no longer than this takes.
 * @throws Error when none is kept, or the seal is broken.
 */
export async function linkOfRound(
  on: Queryable,
  sealKey: Uint8Array,
  { uri, chain, link }: { readonly uri: string; readonly chain: number; readonly link: number },
): Promise<Buffer> {
  const kept = await checkpointAfter(on, { uri, chain, link })
  if (!kept) throw new Error(`nothing is kept of link ${link} of chain ${chain} of ${uri}`)
  let bytes: Uint8Array = openSecret(sealKey, ownerOf(uri, chain, kept.link), kept.sealed)
  for (let at = kept.link; at > link; at--) bytes = createHash('sha256').update(bytes).digest()
  return Buffer.from(bytes)
}
