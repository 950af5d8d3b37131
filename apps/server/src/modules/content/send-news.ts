import type { ContentBody, ContentLanguage } from '@fairhouse/contract/backoffice/content'
import { accountsAfter } from '#modules/identity'
import type { MessageText, MessageTexts } from '#modules/inbox'
import { playerId, uuidV7 } from '#platform/ids'
import type { ContentNeeds } from './needs.ts'
import { dueMailing, finishMailing, holdMailing, moveMailing } from './store/mailings.ts'
import { versionOf } from './store/pieces.ts'

type News = Extract<ContentBody, { kind: 'news' }>

/** So many players have their turn in one transaction, which holds none of their rows for long. */
const playersATime = 100
/** So many portions in one turn of the job, so that it can be followed by another node. */
const portionsATurn = 20

/**
 * Sends what is due, portion by portion. How far it came is written in the transaction that sends, so whoever goes on after a kill sends nothing twice and leaves
 * nobody out. A player for whom nothing may be promoted is passed over, as of the moment of their turn.
 */
export async function sendNews(needs: ContentNeeds): Promise<void> {
  for (let portion = 0; portion < portionsATurn; portion++)
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    if (!(await sendPortion(needs))) return
}

/** False when there is nothing to send. */
async function sendPortion(needs: ContentNeeds): Promise<boolean> {
  const { database, clock } = needs
  const due = await dueMailing(database, clock.now())
  if (due === null) return false
  await database.transaction(async (tx) => {
    const mailing = await holdMailing(tx, due)
    if (mailing === null) return
    const version = await versionOf(tx, mailing.id, mailing.version)
    if (version === null || version.body.kind !== 'news')
      throw new Error(`mailing ${mailing.id} has no news`)
    const { languages, onlyWithConsent, segment = null } = version.body
    const wanted = { after: mailing.lastPlayer, languages, onlyWithConsent, limit: playersATime }
    const players = (await accountsAfter(tx, wanted)).map(playerId)
    const addressed =
      segment === null
        ? players
        : [...(await needs.playersInSegment(tx, { segment, players, now: clock.now() }))]
    const texts = textsOf(version.body)
    let sent = 0
    for (const player of addressed) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (!(await needs.mayPromote(tx, player))) continue
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await needs.send(tx, player, texts, uuidV7(clock.now()))
      sent++
    }
    const last = players.at(-1)
    if (last !== undefined) {
      const passedOver = addressed.length - sent
      await moveMailing(tx, { id: mailing.id, lastPlayer: last, sent, passedOver })
    }
    if (players.length < playersATime) await finishMailing(tx, mailing.id, clock.now())
  })
  return true
}

/** In every language of the house; English where it was not written in one. */
function textsOf({ words }: News): MessageTexts {
  const textIn = (language: ContentLanguage): MessageText => {
    const { title, text } = words[language] ?? words.en
    return { subject: title, body: text }
  }
  return {
    en: textIn('en'),
    de: textIn('de'),
    es: textIn('es'),
    pt: textIn('pt'),
    fr: textIn('fr'),
    ja: textIn('ja'),
  }
}
