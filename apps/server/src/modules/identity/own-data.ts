import type { Answer, PlayerAsk } from '#platform/answer'
import type { DataPage, DataWish } from './data-page.ts'
import type { IdentityNeeds } from './needs.ts'
import { withoutRecentProof } from './recent-proof.ts'
import { consentsOf } from './consents/consent.ts'
import { isoTime } from '#platform/iso-time'
import { ownAccount } from './store/own-account.ts'
import { ownSessions } from './store/own-sessions.ts'

const rowsOnAPage = 500
const consentNumber = /^[1-9]\d{0,14}$/
const sessionId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the house keeps of a player, page by page, so that no copy is too large to be made. */
export function ownData(needs: IdentityNeeds): Answer<'ownData'> {
  return async (ask, { part, after }) => {
    const refused = await withoutRecentProof(needs, ask)
    if (refused) return refused
    const page = await pageOf(needs, ask, { part, after: after ?? null })
    if (page === null) return { refused: 'notFound' }
    return { reply: { rows: [...page.rows], next: page.next } }
  }
}

async function pageOf(
  needs: IdentityNeeds,
  ask: PlayerAsk,
  { part, after }: DataWish,
): Promise<DataPage | null> {
  switch (part) {
    case 'account':
      return { rows: [await ownAccount(needs.database, ask.player)], next: null }
    case 'sessions':
      return after === null || sessionId.test(after) ? sessionPage(needs, ask, after) : null
    case 'consents':
      return after === null || consentNumber.test(after) ? consentPage(needs, ask, after) : null
    case 'messages':
    case 'rounds':
    case 'providerRounds':
    case 'roomRounds':
    case 'cash':
    case 'credits':
    case 'streams':
    case 'payments':
    case 'paymentMethods':
    case 'protection':
    case 'bonuses':
    case 'complaints':
    case 'supportTickets':
    case 'sharing':
    case 'promos':
    case 'records':
    case 'erasure':
      return needs.dataOf(ask, { part, after })
  }
}

async function sessionPage(
  { database }: IdentityNeeds,
  { player }: PlayerAsk,
  after: string | null,
): Promise<DataPage> {
  const found = await ownSessions(database, player, { after, limit: rowsOnAPage + 1 })
  const shown = found.slice(0, rowsOnAPage)
  const isLast = found.length <= rowsOnAPage
  return {
    rows: shown.map(({ session }) => session),
    next: isLast ? null : (shown.at(-1)?.id ?? null),
  }
}

async function consentPage(
  { database }: IdentityNeeds,
  { player }: PlayerAsk,
  after: string | null,
): Promise<DataPage> {
  const limit = rowsOnAPage
  const found = await consentsOf(database, player, { after: Number(after ?? 0), limit })
  const last = found.at(-1)
  return {
    rows: found.map(({ at, ...one }) => ({ ...one, at: isoTime(at) })),
    next: found.length < limit || !last ? null : String(last.number),
  }
}
