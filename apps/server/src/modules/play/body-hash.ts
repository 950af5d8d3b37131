import { hash64 } from './hash64.ts'

/** Tells one request from another under the same key. The body is as its schema gave it, so its keys have one order. */
export const bodyHash = (call: string, body: Readonly<Record<string, unknown>>): bigint =>
  hash64(`${call}\n${JSON.stringify(body)}`)
