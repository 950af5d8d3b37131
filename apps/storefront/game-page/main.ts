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

/** What others count or hear of this page: the game waits for none of it. */
function openServices(): void {
  const { adapters } = facts
  if (adapters === null) return
  import('./outside/use-services.ts').then(({ useServices }) => useServices(adapters), reportError)
}

try {
  await openPage()
  await tellReload(facts.language, notices)
  openServices()
} catch (fault) {
  const noPicture = fault instanceof NoPictureError
  showGameError({ texts, addresses }, noPicture ? 'webgl' : 'gameAssetsLoadingFailed')
  reportError(fault)
}
