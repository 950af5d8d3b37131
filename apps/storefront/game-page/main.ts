import './styles/page.css'
import { NoPictureError } from '@fairhouse/stage/screen/choose-renderer'
import { connectToHouse } from './connect-to-house.ts'
import { createNotices } from './controls/notices.ts'
import { showGameError } from './dialogs/failure-dialog.ts'
import { addressesOf } from './addresses.ts'
import { openGamePage } from './open-game-page.ts'
import { readPageFacts } from './page-facts.ts'
import { createPagePlayer } from './page-player.ts'
import { tellReload } from './tell-reload.ts'
import { loadTexts } from './texts/texts.ts'

const facts = readPageFacts(document)
const services = openServices()
const texts = await loadTexts(facts.language)
const addresses = addressesOf(facts)
const connection = connectToHouse(facts.language)
const { asker } = connection
const notices = createNotices()
const player = createPagePlayer({ facts, asker, notices: notices.view })

const needs = { facts, texts, addresses, connection, notices, player }

/** Live rooms have pages of their own, which no other game fetches. */
async function openPage(): Promise<void> {
  if (facts.room === null) return openGamePage(needs)
  return (await import('./open-live-room.ts')).openLiveRoom(needs)
}

/** What others count or hear of this page: the game waits for none of it. Begun first, so that a game that does not open is heard of as well. */
async function openServices(): Promise<void> {
  const { adapters } = facts
  if (adapters === null) return
  try {
    const { useServices } = await import('./outside/use-services.ts')
    useServices(adapters)
  } catch (fault) {
    reportError(fault)
  }
}

try {
  await openPage()
  await tellReload(facts.language, notices)
} catch (fault) {
  const noPicture = fault instanceof NoPictureError
  showGameError({ texts, addresses }, noPicture ? 'webgl' : 'gameAssetsLoadingFailed')
  // Whoever takes reports away must listen by then.
  await services
  reportError(fault)
}
