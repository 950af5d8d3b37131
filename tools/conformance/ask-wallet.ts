import { sign } from 'node:crypto'
import { z } from 'zod'
import type { Wish } from './wish.ts'

export type Answer = Readonly<Record<string, unknown>>

/** Asks a call of the wallet. */
export type AskWallet = (call: string, body: object) => Promise<Answer>

/** Sends these bytes with the proof of others, where they are given. */
export async function send(
  wish: Wish,
  call: string,
  text: string,
  provenBy = text,
): Promise<Answer> {
  const response = await fetch(`${wish.url}/${call}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', ...proofOf(wish, provenBy) },
  })
  return z.record(z.string(), z.unknown()).parse(await response.json())
}

export const asking =
  (wish: Wish): AskWallet =>
  (call, body) =>
    send(wish, call, JSON.stringify(body))

function proofOf({ dialect, proof }: Wish, text: string): Readonly<Record<string, string>> {
  if (dialect === 'hub88')
    return { 'x-hub88-signature': sign('RSA-SHA256', Buffer.from(text), proof).toString('base64') }
  return { authorization: `Basic ${Buffer.from(proof).toString('base64')}` }
}
