import { hash64 } from './hash64.ts'

/** Tells one request from another under the same key. */
export const bodyHash = (call: string, body: Readonly<Record<string, unknown>>): bigint =>
  hash64(`${call}\n${JSON.stringify(body, Object.keys(body).toSorted())}`)
