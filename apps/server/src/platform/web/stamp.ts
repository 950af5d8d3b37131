import { createHash } from 'node:crypto'

/** What changes with what is sent: an address that ends with it may be kept for ever. */
export const stampOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/** What an address has after its question mark; undefined: it has none. @param url path and query as they were sent. */
export const stampOfAddress = (url: string): string | undefined => url.split('?', 2)[1]
