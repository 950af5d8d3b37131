import { mix64 } from './mix64.ts'

/** Tells one request from another under the same key. The body is as its schema gave it, so its keys have one order. */
export const bodyHash = (call: string, body: Readonly<Record<string, unknown>>): bigint =>
  mix64(`${call}\n${JSON.stringify(body)}`)
