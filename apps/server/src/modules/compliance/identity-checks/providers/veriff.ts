import { createHmac } from 'node:crypto'
import type { IdentityReason } from '@fairhouse/contract/entities/identity-check'
import { z } from 'zod'
import type { IdentityNews, IdentityProvider } from '../provider.ts'
import { askOutside } from './ask-outside.ts'
import { jsonOf } from './json-of.ts'
import { sameSignature } from './same-signature.ts'

/** What Veriff gives who has an account there. */
export interface VeriffSettings {
  /** `https://stationapi.veriff.com` */
  readonly url: string
  readonly apiKey: string
  /** Signs both ways. */
  readonly secret: string
}

const begun = z.object({ verification: z.object({ id: z.string().min(1), url: z.url() }) })
const notice = z.union([
  z.object({ verification: z.object({ id: z.string().min(1) }) }),
  z.object({ id: z.string().min(1) }).transform(({ id }) => ({ verification: { id } })),
])
const decision = z.object({
  verification: z
    .object({ status: z.string(), reasonCode: z.number().nullish() })
    .nullable()
    .optional(),
})

/** Identity checks by Veriff: a session with a page of its own, a signed notice, and its decision as the authority. */
export function createVeriff({ url, apiKey, secret }: VeriffSettings): IdentityProvider {
  const signed = (text: string) => ({
    'content-type': 'application/json',
    'x-auth-client': apiKey,
    'x-hmac-signature': veriffSignature(secret, text),
  })
  return {
    id: 'veriff',
    start: async ({ reference, firstName, lastName, language, returnUrl }) => {
      const person = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
      const body = JSON.stringify({
        verification: { callback: returnUrl, person, vendorData: reference, lang: language },
      })
      const headers = signed(body)
      const answer = await askOutside({ method: 'POST', url: `${url}/v1/sessions`, headers, body })
      const { data } = begun.safeParse(answer)
      return data === undefined ? null : { ref: data.verification.id, url: data.verification.url }
    },
    readNotice: (raw, headers) => {
      const expected = createHmac('sha256', secret).update(raw).digest()
      if (!sameSignature(expected, headers['x-hmac-signature'])) return null
      const { data } = notice.safeParse(jsonOf(raw))
      return data === undefined ? null : { ref: data.verification.id }
    },
    status: async (ref) => {
      const address = `${url}/v1/sessions/${encodeURIComponent(ref)}/decision`
      const headers = signed(ref)
      const { data } = decision.safeParse(
        await askOutside({ method: 'GET', url: address, headers }),
      )
      return data === undefined ? null : newsOf(data.verification ?? null)
    },
  }
}

/** Hexadecimal HMAC-SHA256: over the body where there is one, else over the session's id. */
export const veriffSignature = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

const results: Readonly<Record<string, IdentityNews['result']>> = {
  approved: 'approved',
  declined: 'rejected',
  resubmission_requested: 'retry',
  expired: 'retry',
  abandoned: 'retry',
  review: 'review',
  submitted: 'review',
}

/** Its decision; none yet while there is nothing to decide on. */
function newsOf(
  verification: { status: string; reasonCode?: number | null | undefined } | null,
): IdentityNews {
  const result = results[verification?.status ?? ''] ?? 'pending'
  const isNo = result === 'retry' || result === 'rejected'
  return {
    result,
    reason: isNo ? (reasons.get(verification?.reasonCode ?? 0) ?? 'notConvinced') : null,
  }
}

/** Codes of its reasons for a resubmission (201 to 209) and for a decline. */
const reasons: ReadonlyMap<number, IdentityReason> = new Map([
  [106, 'otherPerson'],
  [108, 'expired'],
  [201, 'incomplete'],
  [204, 'unreadable'],
  [205, 'unreadable'],
  [206, 'kindNotAccepted'],
  [207, 'incomplete'],
  [208, 'expired'],
])
