import type { ContentBody } from '@fairhouse/contract/backoffice/content'
import type { BannerReader } from '@fairhouse/contract/page-values/banners'
import { playerId } from '#platform/ids'
import type { ContentNeeds } from './needs.ts'

const userTypes = { real: 1, play: 2 } as const

/** Whether a banner is for who reads the page. @param belongs whether the reader is in a segment; asked last, for it asks the database. */
export async function isFor(
  body: ContentBody,
  { language, userType }: BannerReader,
  belongs: (segment: string) => Promise<boolean>,
): Promise<boolean> {
  if (body.kind !== 'banner' || body.audience === undefined) return body.kind === 'banner'
  const { money, languages, segment } = body.audience
  if (money !== null && userTypes[money] !== userType) return false
  if (languages.length > 0 && !languages.some((one) => one === language)) return false
  return segment === null || belongs(segment)
}

/** Whether a reader belongs to a segment now; a visitor belongs to none. Each is asked once, however many banners are for it. */
export function inSegments(
  { database, clock, playersInSegment }: ContentNeeds,
  { player }: BannerReader,
): (segment: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  const ask = async (segment: string): Promise<boolean> => {
    if (player === null) return false
    const asked = { segment, players: [playerId(player)], now: clock.now() }
    return (await playersInSegment(database, asked)).size > 0
  }
  return (segment) => {
    const answer = known.get(segment) ?? ask(segment)
    known.set(segment, answer)
    return answer
  }
}
