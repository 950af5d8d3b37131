import './craps.css'
import { crapsEventsOf } from '@fairhouse/stage/families/craps/craps-events'
import { type CrapsStage, openCraps } from '@fairhouse/stage/families/craps/open-craps'
import type { CrapsTitle } from '@fairhouse/stage/families/craps/title'
import { paytableOf } from '../../../rules/family-rules.ts'
import { ruleCards } from '../../../rules/families/craps/rule-cards.ts'
import { ruleCardList, ruleVoice } from '../../dialogs/rule-view.ts'
import type { FamilyGame } from '../../game-context.ts'
import { mayAct } from '../../play/controller-state.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { crapsControls } from './controls.ts'
import { crapsCourse } from './course.ts'
import { CrapsBetting } from './craps-betting.ts'
import { costOfChips, markedChips } from './marked-chips.ts'
import type { OpenCrapsGame } from './open-craps-game.ts'
import { spokenEvents } from './spoken.ts'
import { loadCrapsTexts } from './texts/load-texts.ts'

/** Two dice and a table of bets that live over several rolls. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isCraps(title)) throw new RangeError(`${title.manifest.uri} is no craps table`)
    const texts = await loadCrapsTexts(language)
    let stage: CrapsStage | null = null
    const game: OpenCrapsGame = {
      title,
      texts,
      shared,
      stage() {
        if (!stage) throw new TypeError('the stage is not open yet')
        return stage
      },
      places: { lie: 'flat', places: new Map(), chipSize: 32 },
      placesMoved: () => {},
    }
    return gameOf(game, needs, async (element, options) => {
      stage = await openCraps(element, {
        ...options,
        paytable: paytableOf('craps', options.paytable),
        title,
        words: texts.print,
        moved(places) {
          game.places = places
          game.placesMoved()
        },
      })
      return stage
    })
  },
}

const isCraps = (title: AnyTitle): title is CrapsTitle => title.manifest.family === 'craps'

/** Room for the row of last results above the table, CSS pixels. */
const resultsRoom = 34

function gameOf(
  game: OpenCrapsGame,
  { language }: FamilyNeeds,
  openStage: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, shared } = game
  let betting: CrapsBetting | null = null
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: crapsCourse,
    words: { skip: texts.skip, keys: texts.keys, selectFirst: texts.selectFirst },
    face(state) {
      if (!mayAct(state)) return { icon: 'spin', label: texts.rollOffline, word: '' }
      if (state.phase === 'waiting') {
        const added = costOfChips(markedChips(state.marked))
        return { icon: 'spin', label: added > 0 ? texts.rollWithMore : texts.roll, word: '' }
      }
      const label = state.selected === null ? texts.placeFirst : texts.roll
      return { icon: 'spin', label, word: '' }
    },
    resumed: () => texts.resume,
    spoken: (events, money) => spokenEvents(crapsEventsOf(events), { texts, shared, money }),
    openStage,
    room: (insets) => ({ ...insets, top: insets.top + resultsRoom }),
    controls(context) {
      betting = new CrapsBetting(context, game)
      return crapsControls(context, game, betting)
    },
    rules: async () =>
      (await import('../../../rules/families/craps/index.ts')).rules.load(language),
    paytable: async (context) => {
      const { game: opened } = context.table.state.now
      const paytable = paytableOf('craps', opened.paytable)
      return [ruleCardList(context, ruleCards(paytable, ruleVoice(context), texts.rules))]
    },
    nameOf: (thing) => thing,
    picture: () => null,
    coach: {
      async open(context) {
        const { openCoach } = await import('./coach.ts')
        if (!betting) throw new TypeError('the controls are not there yet')
        return openCoach(context, game, betting)
      },
    },
  }
}
