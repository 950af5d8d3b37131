import { type KeyObject, sign, verify } from 'node:crypto'

/** Header of every call, in both directions. */
export const signatureHeader = 'x-hub88-signature'

/** RSA-SHA256 over the body to the byte, in base64. */
export const signed = (body: string | Buffer, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(body), key).toString('base64')

/** Whether these very bytes were signed with the key. */
export const isSigned = (body: Buffer, signature: string | undefined, key: KeyObject): boolean =>
  signature !== undefined && verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'))
