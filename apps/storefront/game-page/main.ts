import './styles/page.css'
import { NoPictureError } from '@fairhouse/stage/screen/choose-renderer'
import { connectToHouse } from './connect-to-house.ts'
import { showGameError } from './dialogs/failure-dialog.ts'
import { addressesOf } from './addresses.ts'
import { openGamePage } from './open-game-page.ts'
import { readPageFacts } from './page-facts.ts'
import { loadTexts } from './texts/texts.ts'

const facts = readPageFacts(document)
const texts = await loadTexts(facts.language)
const addresses = addressesOf(facts)

const needs = { facts, texts, addresses, connection: connectToHouse(facts.language) }

/** Each kind of live room has a page of its own, which no other game fetches. */
async function openPage(): Promise<void> {
  if (facts.room === null) return openGamePage(needs)
  if (facts.room === 'bingo') return (await import('./hall/open-hall-page.ts')).openHallPage(needs)
  return (await import('./room/open-room-page.ts')).openRoomPage(needs)
}

try {
  await openPage()
} catch (fault) {
  const noPicture = fault instanceof NoPictureError
  showGameError({ texts, addresses }, noPicture ? 'webgl' : 'gameAssetsLoadingFailed')
  reportError(fault)
}
