import { hkdfSync } from 'node:crypto'

/**
 * A key of 32 bytes for one purpose, made of the house's secret (`SEED_KEY`), the same on every node. Nothing about one purpose's key
 * can be learnt from another's.
 */
export const derivedKey = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `fairhouse ${purpose}`, 32))
