import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  sandboxNotice,
  sandboxSignatureHeader,
  signedText,
} from '@fairhouse/contract/sandbox/notice'
import type { StatusQuestion } from '#modules/cashier'

/** What is older, or from a time to come, is somebody's recording. */
const freshMs = 5 * 60_000
const shape = /^t=(?<time>\d{1,15}),v1=(?<hex>[0-9a-f]{64})$/

/** Reads a notice of the sandbox for one provider; null when it is not signed as it must be, or long ago. */
export function readSandboxNotice(
  given: { readonly provider: string; readonly key: string; readonly now: () => number },
  raw: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): readonly StatusQuestion[] | null {
  const { time, hex } = shape.exec(headers[sandboxSignatureHeader] ?? '')?.groups ?? {}
  if (time === undefined || hex === undefined) return null
  if (Math.abs(given.now() - Number(time)) > freshMs) return null
  const head = Buffer.from(signedText(given.provider, time, ''))
  const wanted = createHmac('sha256', given.key).update(head).update(raw).digest()
  if (!timingSafeEqual(wanted, Buffer.from(hex, 'hex'))) return null
  const read = sandboxNotice.safeParse(parsed(raw))
  if (!read.success) return null
  const { kind, reference, providerRef } = read.data
  return [{ kind, reference, providerRef }]
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    // Signed and no JSON: as good as nothing.
    return null
  }
}
