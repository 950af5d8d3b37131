import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../derived-key.ts'
import { countedAddress } from '../http/address.ts'

/** The right of one browser to some calls without a challenge, for a while. Tied to its network address and program. */
export interface Clearances {
  /** Who asks, in a form that tells nothing. */
  readonly clientOf: (address: string, userAgent: string) => string
  /** @returns the cookie's value. */
  readonly issue: (nonce: Buffer, client: string, expiresMs: number) => string
  /** @returns the solved challenge behind a cookie's value; null for what is not ours, another client's, or over. */
  readonly read: (value: string | undefined, client: string, nowMs: number) => Buffer | null
}

/** @param secret the house's, the same on every node. */
export function createClearances(secret: Uint8Array): Clearances {
  const key = derivedKey(secret, 'challenge clearance')
  const sealOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  const sealed = (nonce: string, expires: string, client: string): Buffer =>
    sealOf(`clearance ${nonce} ${expires} ${client}`)
  return {
    clientOf: (address, userAgent) =>
      sealOf(`client ${countedAddress(address)}\n${userAgent}`).toString('base64url'),
    issue: (nonce, client, expiresMs) => {
      const [id, expires] = [nonce.toString('hex'), String(Math.floor(expiresMs / 1000))]
      return `${id}.${expires}.${sealed(id, expires, client).toString('base64url')}`
    },
    read: (value, client, nowMs) => {
      const [, nonce, expires, seal] = shape.exec(value ?? '') ?? []
      if (nonce === undefined || expires === undefined || seal === undefined) return null
      const given = Buffer.from(seal, 'base64url')
      if (!timingSafeEqual(given, sealed(nonce, expires, client))) return null
      return Number(expires) * 1000 > nowMs ? Buffer.from(nonce, 'hex') : null
    },
  }
}

const shape = /^([0-9a-f]{32})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/
