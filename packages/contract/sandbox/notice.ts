import { z } from 'zod'

/** A notice of the sandbox's acquirer or bank: what to ask about, nothing more. */
export const sandboxNotice = z.object({
  id: z.string(),
  kind: z.enum(['deposit', 'payout']),
  reference: z.string(),
  providerRef: z.string(),
  at: z.number(),
})
export type SandboxNotice = z.infer<typeof sandboxNotice>

/**
 * Header that signs a notice: `t=<epoch ms>,v1=<hex HMAC-SHA256 of signedText under the shared key>`.
 * Made anew for each attempt; one that is older than five minutes counts for nothing.
 */
export const sandboxSignatureHeader = 'x-sandbox-signature'

/** What is signed: to whom, when, and the body as it goes. */
export const signedText = (provider: string, time: string, body: string): string =>
  `${provider}.${time}.${body}`
