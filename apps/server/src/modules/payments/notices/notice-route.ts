import type { Database } from '#platform/database'
import type { PlainAnswer, PlainRoute } from '#platform/http/plain-route'
import { passPlace } from '#platform/passed-places'
import type { NoticeCounts } from './notice-counts.ts'
import type { NoticeSource } from './notice-source.ts'
import { insertNotice } from './store/insert-notice.ts'

interface RouteNeeds {
  readonly database: Database
  readonly sourceOf: (id: string) => NoticeSource | undefined
  readonly counts: NoticeCounts
  readonly countForged: (address: string) => number
  /** A notice was stored. */
  readonly stored: () => void
}

/** Where notices come in: checked, stored, answered. What they are about is looked at afterwards. */
export const noticeRoute = (needs: RouteNeeds): PlainRoute => ({
  method: 'POST',
  path: '/payments/notices/:provider',
  reads: 'body',
  answer: async ({ params, body, headers, address }) => {
    const source = needs.sourceOf(params['provider'] ?? '')
    if (!source) return say(404, 'Not Found')
    const questions = source.readNotice(body, headers)
    if (!questions) {
      needs.counts.count(source.id, 'forged')
      const waitSeconds = needs.countForged(address)
      if (waitSeconds === 0) return say(401, 'Unauthorized')
      return { ...say(429, 'Too Many Requests'), headers: { 'retry-after': String(waitSeconds) } }
    }
    passPlace('notice: not kept yet')
    const isNew = await insertNotice(needs.database, { provider: source.id, body, questions })
    needs.counts.count(source.id, isNew ? 'stored' : 'repeated')
    passPlace('notice: kept, not answered')
    if (isNew) needs.stored()
    return say(200, 'OK')
  },
})

const say = (status: number, body: string): PlainAnswer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body,
})
