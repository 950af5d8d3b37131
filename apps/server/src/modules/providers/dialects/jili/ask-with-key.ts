import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { askProvider } from '../../ask-provider.ts'
import type { Connection } from '../../dialect.ts'

/** Key of a request of ours: over its fields in this order. */
const keyOf = (fields: Readonly<Record<string, string>>, secret: string): string =>
  createHmac('sha256', secret).update(new URLSearchParams(fields).toString()).digest('hex')

/** Asks a provider at `/singleWallet/<call>` with a form and its key. @returns null when it was not answered. */
export async function askWithKey<Answer>(
  connection: Connection,
  call: string,
  asked: { readonly fields: Readonly<Record<string, string>>; readonly answer: z.ZodType<Answer> },
): Promise<Answer | null> {
  const base = await connection.reach()
  if (base === null) return null
  const fields = { ...asked.fields, AgentId: connection.operator }
  return askProvider(`${base}/singleWallet/${call}`, {
    body: new URLSearchParams({ ...fields, Key: keyOf(fields, connection.secret) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    answer: asked.answer,
  })
}
