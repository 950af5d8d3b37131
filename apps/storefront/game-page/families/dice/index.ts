import './dice.css'
import { diceEventsOf } from '@fairhouse/stage/families/dice/dice-events'
import { type DiceStage, openDice } from '@fairhouse/stage/families/dice/open-dice'
import type { DiceTitle } from '@fairhouse/stage/families/dice/title'
import { paytableOf } from '../../../rules/family-rules.ts'
import { ruleCards } from '../../../rules/families/dice/rule-cards.ts'
import { ruleCardList, ruleVoice } from '../../dialogs/rule-view.ts'
import type { FamilyGame } from '../../game-context.ts'
import { mayAct } from '../../play/controller-state.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { diceControls } from './controls.ts'
import { diceCourse } from './course.ts'
import { DiceBetting } from './dice-betting.ts'
import type { OpenDiceGame } from './open-dice-game.ts'
import { spokenEvents } from './spoken.ts'
import { loadDiceTexts } from './texts/load-texts.ts'

/** Three dice and a table of spots to lay chips on. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isDice(title)) throw new RangeError(`${title.manifest.uri} is no game of dice`)
    const texts = await loadDiceTexts(language)
    let stage: DiceStage | null = null
    const game: OpenDiceGame = {
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
      stage = await openDice(element, {
        ...options,
        paytable: paytableOf('dice', options.paytable),
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

const isDice = (title: AnyTitle): title is DiceTitle => title.manifest.family === 'dice'

/** Room for the row of last results above the table, CSS pixels. */
const resultsRoom = 34

function gameOf(
  game: OpenDiceGame,
  { language }: FamilyNeeds,
  openStage: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, shared } = game
  let betting: DiceBetting | null = null
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: diceCourse,
    words: { skip: texts.skip, keys: texts.keys, selectFirst: texts.selectFirst },
    face(state) {
      if (!mayAct(state)) return { icon: 'spin', label: texts.rollOffline, word: '' }
      const label = state.selected === null ? texts.placeFirst : texts.roll
      return { icon: 'spin', label, word: '' }
    },
    resumed: () => texts.resume,
    spoken: (events, money) => spokenEvents(diceEventsOf(events), { texts, shared, money }),
    openStage,
    room: (insets) => ({ ...insets, top: insets.top + resultsRoom }),
    controls(context) {
      betting = new DiceBetting(context, game)
      return diceControls(context, game, betting)
    },
    rules: async () => (await import('../../../rules/families/dice/index.ts')).rules.load(language),
    paytable: async (context) => {
      const { game: opened } = context.table.state.now
      const paytable = paytableOf('dice', opened.paytable)
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
