import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'

type Sent = Pick<PageCatalogue, 'stamp' | 'entries'>
type Packing = 'br' | 'gzip' | 'identity'

/**
 * The whole catalogue for the browser: a list of `CatalogueEntry`. Under its right stamp it never changes, so a browser keeps it for good;
 * under another one it is what it is now, and asked for again the next time. Shared caches keep it in neither case: the answer may
 * bring a visitor's first cookies.
 */
export function catalogueAnswer(catalogue: Sent, request: Request): Response {
  const tag = `"${catalogue.stamp}"`
  const right = new URL(request.url).searchParams.get('v') === catalogue.stamp
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': right ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  })
  if (tagsIn(request.headers.get('if-none-match')).includes(tag))
    return new Response(null, { status: 304, headers })
  const packing = packingFor(request.headers.get('accept-encoding') ?? '')
  if (packing !== 'identity') headers.set('Content-Encoding', packing)
  return new Response(packed(catalogue, packing), { headers })
}

/** Weak or strong: the bytes that were packed on the way are the same catalogue. */
const tagsIn = (header: string | null): string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))

function packingFor(accepted: string): Packing {
  const tags = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';', 1)[0])
  if (tags.includes('br')) return 'br'
  return tags.includes('gzip') ? 'gzip' : 'identity'
}

/** Packing takes longer than sending: done once for each catalogue that is asked for. The oldest is forgotten first. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>()
const keptAtMost = 24

function packed({ stamp, entries }: Sent, packing: Packing): Uint8Array<ArrayBuffer> {
  const key = `${stamp} ${packing}`
  const known = kept.get(key)
  if (known) return known
  const bytes = pack[packing](Buffer.from(JSON.stringify(entries)))
  kept.set(key, bytes)
  for (const oldest of kept.keys()) {
    if (kept.size <= keptAtMost) break
    kept.delete(oldest)
  }
  return bytes
}

const pack: Readonly<Record<Packing, (plain: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>>> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => gzipSync(plain, { level: 9 }),
  identity: (plain) => plain,
}
