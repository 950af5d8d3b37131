import type { z } from 'zod'
import { askProvider } from '../../ask-provider.ts'
import type { Connection } from '../../dialect.ts'
import { signatureHeader, signed } from './signature.ts'

/** Asks a provider at `/operator/generic/v2/<call>`, signed. @returns null when it was not answered. */
export async function askSigned<Answer>(
  connection: Connection,
  call: string,
  asked: { readonly body: object; readonly answer: z.ZodType<Answer> },
): Promise<Answer | null> {
  const base = await connection.reach()
  if (base === null) return null
  const body = JSON.stringify(asked.body)
  return askProvider(`${base}/operator/generic/v2/${call}`, {
    body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signed(body, connection.ourKey()),
    },
    answer: asked.answer,
  })
}
