import type { Answer } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { newsVersion, noteConsent } from '../consents/consent.ts'
import type { IdentityNeeds } from '../needs.ts'
import { accountOf } from '../store/account-of.ts'
import { setNewsletter } from '../store/set-newsletter.ts'
import { statusOf } from '../verify-email.ts'
import { greeting } from './greeting.ts'
import { unsubscriberOf, unsubscribeToken } from './unsubscribe-token.ts'

/** The player decides, signed in. */
export function receiveNewsletter(needs: IdentityNeeds): Answer<'receiveNewsletter'> {
  return async ({ player, language }, { receiveNewsletter: wanted }) => {
    await changeNewsletter(needs, player, { wanted, by: 'player', language })
    return { reply: { userStatus: await needs.playerStatus(player) } }
  }
}

/** Whoever has the link of a letter ends its news, signed in as the same player, as another, or as nobody. */
export function unsubscribeNewsletter(needs: IdentityNeeds): Answer<'unsubscribeNewsletter'> {
  return async (ask, { token }) => {
    if (!(await unsubscribe(needs, token))) return { refused: 'notFound' }
    return { reply: { userStatus: await statusOf(needs, ask.player) } }
  }
}

/** False when the token is none of ours. */
export async function unsubscribe(needs: IdentityNeeds, token: string): Promise<boolean> {
  const player = unsubscriberOf(needs.newsletterKey, token)
  if (player !== null)
    await changeNewsletter(needs, player, { wanted: false, by: 'link', language: '' })
  return player !== null
}

async function changeNewsletter(
  needs: IdentityNeeds,
  player: PlayerId,
  {
    wanted,
    by,
    language,
  }: { readonly wanted: boolean; readonly by: 'player' | 'link'; readonly language: string },
): Promise<void> {
  const changed = await needs.database.transaction(async (tx) => {
    if (!(await setNewsletter(tx, player, wanted))) return false
    await noteConsent(tx, player, {
      what: 'news',
      given: wanted,
      version: newsVersion,
      by,
      at: needs.clock.now(),
    })
    await needs.touchSeat(tx, player)
    const { email, emailVerified } = await accountOf(tx, player)
    // News go to nobody who has not shown that the address is his.
    if (wanted && emailVerified)
      await needs.postLetter(tx, {
        template: 'newsletter',
        to: email,
        language,
        player,
        ...greeting(language, needs.brand),
        unsubscribe: `/${language}/newsletters/unsubscribe/${unsubscribeToken(needs.newsletterKey, player)}`,
      })
    return true
  })
  if (changed) needs.playerChanged(player)
}
