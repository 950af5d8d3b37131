import { z } from 'zod'

const clientData = z.object({ challenge: z.string().max(200) })

/** The challenge that a device says it has signed; null when it says nothing that can be read. */
export function challengeIn(clientDataJson: string): string | null {
  const read = z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'no JSON' })
        return z.NEVER
      }
    })
    .pipe(clientData)
    .safeParse(Buffer.from(clientDataJson, 'base64url').toString())
  return read.success ? read.data.challenge : null
}
