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

try {
  await openGamePage({ facts, texts, addresses, connection: connectToHouse(facts.language) })
} catch (fault) {
  const noPicture = fault instanceof NoPictureError
  showGameError({ texts, addresses }, noPicture ? 'webgl' : 'gameAssetsLoadingFailed')
  reportError(fault)
}
