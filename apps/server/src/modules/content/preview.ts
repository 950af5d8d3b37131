import { createHmac, timingSafeEqual } from 'node:crypto'

/** So long a preview can be looked at. */
const lastsMs = 60 * 60_000
const shape = /^([0-9a-f-]{36})[.](\d{1,6})[.](\d{1,15})[.]([\w-]{43})$/

/** A token by which a page shows a version that is not published. */
export function previewToken(
  key: Uint8Array,
  { id, version }: { readonly id: string; readonly version: number },
  nowMs: number,
): string {
  const told = `${id}.${version}.${nowMs + lastsMs}`
  return `${told}.${sealOf(key, told)}`
}

/** Which version a token shows; null when it is none of ours, or too old. */
export function previewed(
  key: Uint8Array,
  token: string,
  nowMs: number,
): { readonly id: string; readonly version: number } | null {
  const [, id = '', version = '', until = '', seal = ''] = shape.exec(token) ?? []
  if (id === '' || Number(until) < nowMs) return null
  const right = Buffer.from(sealOf(key, `${id}.${version}.${until}`))
  return timingSafeEqual(right, Buffer.from(seal)) ? { id, version: Number(version) } : null
}

const sealOf = (key: Uint8Array, told: string): string =>
  createHmac('sha256', key).update(`preview ${told}`).digest('base64url')
