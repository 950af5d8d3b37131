import { createHmac } from 'node:crypto'
import type { IdentityReason } from '@fairhouse/contract/entities/identity-check'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { IdentityNews, IdentityProvider } from '../provider.ts'
import { askOutside } from './ask-outside.ts'
import { jsonOf } from './json-of.ts'
import { sameSignature } from './same-signature.ts'

/** What Sumsub gives who has an account there. */
export interface SumsubSettings {
  /** `https://api.sumsub.com` */
  readonly url: string
  readonly appToken: string
  readonly secret: string
  /** Signs notices. */
  readonly noticeSecret: string
  /** Name of the level that players are checked at. */
  readonly level: string
}

/** Seconds that the link to its page is good for. */
const linkSeconds = 1_800

const link = z.object({ url: z.url() })
const notice = z.object({ externalUserId: z.string().min(1) })
const applicant = z.object({
  review: z.object({
    reviewStatus: z.string(),
    reviewResult: z
      .object({
        reviewAnswer: z.string().optional(),
        reviewRejectType: z.string().optional(),
        rejectLabels: z.array(z.string()).optional(),
      })
      .optional(),
  }),
})

/** Digests of notices that it may be set to; SHA-1 is not believed. */
const digests: Readonly<Record<string, string>> = {
  HMAC_SHA256_HEX: 'sha256',
  HMAC_SHA512_HEX: 'sha512',
}

/** Identity checks by Sumsub: a page of its own, a signed notice, and the applicant's state as the authority. Its name of a check is our name of the player. */
export function createSumsub(settings: SumsubSettings, clock: Clock): IdentityProvider {
  const { url, appToken, secret, noticeSecret, level } = settings
  const ask = (method: 'GET' | 'POST', path: string) => {
    const at = String(Math.floor(clock.now() / 1000))
    return askOutside({
      method,
      url: `${url}${path}`,
      headers: {
        accept: 'application/json',
        'x-app-token': appToken,
        'x-app-access-ts': at,
        'x-app-access-sig': sumsubSignature(secret, `${at}${method}${path}`),
      },
    })
  }
  return {
    id: 'sumsub',
    start: async ({ reference, language }) => {
      const query = new URLSearchParams({
        ttlInSecs: String(linkSeconds),
        externalUserId: reference,
        lang: language,
      })
      const path = `/resources/sdkIntegrations/levels/${encodeURIComponent(level)}/websdkLink?${query}`
      const { data } = link.safeParse(await ask('POST', path))
      return data === undefined ? null : { ref: reference, url: data.url }
    },
    readNotice: (raw, headers) => {
      const digest = digests[headers['x-payload-digest-alg'] ?? 'HMAC_SHA256_HEX']
      if (digest === undefined) return null
      const expected = createHmac(digest, noticeSecret).update(raw).digest()
      if (!sameSignature(expected, headers['x-payload-digest'])) return null
      const { data } = notice.safeParse(jsonOf(raw))
      return data === undefined ? null : { ref: data.externalUserId }
    },
    status: async (ref) => {
      const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(ref)}/one`
      const { data } = applicant.safeParse(await ask('GET', path))
      return data === undefined ? null : newsOf(data.review)
    },
  }
}

/** Hexadecimal HMAC-SHA256 over time stamp, method, path with query, and body. */
export const sumsubSignature = (secret: string, message: string): string =>
  createHmac('sha256', secret).update(message).digest('hex')

function newsOf({
  reviewStatus,
  reviewResult,
}: z.output<typeof applicant>['review']): IdentityNews {
  if (reviewStatus === 'init') return { result: 'pending', reason: null }
  if (reviewStatus !== 'completed') return { result: 'review', reason: null }
  if (reviewResult?.reviewAnswer === 'GREEN') return { result: 'approved', reason: null }
  return {
    result: reviewResult?.reviewRejectType === 'RETRY' ? 'retry' : 'rejected',
    reason: reasonOf(reviewResult?.rejectLabels ?? []),
  }
}

const reasons: Readonly<Record<string, IdentityReason>> = {
  UNSATISFACTORY_PHOTOS: 'unreadable',
  LOW_QUALITY: 'unreadable',
  BLACK_AND_WHITE: 'unreadable',
  SCREENSHOTS: 'kindNotAccepted',
  EXPIRATION_DATE: 'expired',
  INCOMPLETE_DOCUMENT: 'incomplete',
  DOCUMENT_PAGE_MISSING: 'incomplete',
  SELFIE_MISMATCH: 'otherPerson',
  ID_INVALID: 'kindNotAccepted',
}

const reasonOf = (labels: readonly string[]): IdentityReason =>
  labels.map((label) => reasons[label]).find((reason) => reason !== undefined) ?? 'notConvinced'
