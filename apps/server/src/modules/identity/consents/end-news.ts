import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { setNewsletter } from '../store/set-newsletter.ts'
import { newsVersion, noteConsent, type Consent } from './consent.ts'

/** No news any more, and the log of consents says who ended it. Of who wants none nothing changes. */
export async function endNews(
  tx: Transaction,
  player: PlayerId,
  { by, at }: Pick<Consent, 'by' | 'at'>,
): Promise<void> {
  if (!(await setNewsletter(tx, player, false))) return
  await noteConsent(tx, player, { what: 'news', given: false, version: newsVersion, by, at })
}
