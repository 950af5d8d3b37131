import './roulette.css'
import {
  openRoulette,
  type RouletteStage,
  spotsOfTable,
} from '@fairhouse/stage/families/roulette/open-roulette'
import { rouletteEventsOf } from '@fairhouse/stage/families/roulette/roulette-events'
import type { RouletteTitle } from '@fairhouse/stage/families/roulette/title'
import type { StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { besideSingleZero, type Spot, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import { paytableOf } from '../../../rules/family-rules.ts'
import { ruleCards } from '../../../rules/families/roulette/rule-cards.ts'
import { ruleCardList, ruleVoice } from '../../dialogs/rule-view.ts'
import type { FamilyGame } from '../../game-context.ts'
import { mayAct } from '../../play/controller-state.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { RouletteBetting } from './roulette-betting.ts'
import { hasSections } from './called-bets.ts'
import { rouletteControls } from './controls.ts'
import { rouletteCourse } from './course.ts'
import type { OpenRouletteGame } from './open-roulette-game.ts'
import { spokenEvents } from './spoken.ts'
import { loadRouletteTexts } from './texts/load-texts.ts'

/** A wheel and a table of spots to lay chips on. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isRoulette(title)) throw new RangeError(`${title.manifest.uri} is no roulette`)
    const texts = await loadRouletteTexts(language)
    let stage: RouletteStage | null = null
    const game: OpenRouletteGame = {
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
      stage = await openStage(element, options, game)
      return stage
    })
  },
}

const isRoulette = (title: AnyTitle): title is RouletteTitle => title.manifest.family === 'roulette'

/** Room for the row of last results above the table, CSS pixels. */
const resultsRoom = 34

function gameOf(
  game: OpenRouletteGame,
  { language }: FamilyNeeds,
  opening: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, shared } = game
  let betting: RouletteBetting | null = null
  let spots: ReadonlyMap<string, Spot> = new Map(
    spotsOf(['0'], besideSingleZero).map((spot) => [spot.name, spot]),
  )
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: rouletteCourse,
    get words() {
      return { skip: texts.skip, keys: keysOf(texts, betting), selectFirst: texts.selectFirst }
    },
    face(state) {
      if (!mayAct(state)) return { icon: 'spin', label: texts.spinOffline, word: '' }
      const label = state.selected === null ? texts.placeFirst : texts.spin
      return { icon: 'spin', label, word: '' }
    },
    resumed: () => texts.resume,
    spoken: (events, money) =>
      spokenEvents(rouletteEventsOf(events), { texts, shared, money, spots }),
    openStage: async (element, options) => {
      spots = new Map(
        spotsOfTable(paytableOf('roulette', options.paytable)).map((spot) => [spot.name, spot]),
      )
      return opening(element, options)
    },
    room: (insets) => ({ ...insets, top: insets.top + resultsRoom }),
    controls(context) {
      betting = new RouletteBetting(context, game)
      return rouletteControls(context, game, betting)
    },
    rules: async () =>
      (await import('../../../rules/families/roulette/index.ts')).rules.load(language),
    paytable: async (context) => {
      const { game: opened } = context.table.state.now
      const paytable = paytableOf('roulette', opened.paytable)
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

/** Keys of the table; those of the racetrack only where there is one. */
const keysOf = ({ keys }: OpenRouletteGame['texts'], betting: RouletteBetting | null) =>
  betting && !hasSections(betting.paytable.wheel) ? keys.filter(([key]) => key !== 'N') : keys

function openStage(
  element: HTMLElement,
  options: StageOptions,
  game: OpenRouletteGame,
): Promise<RouletteStage> {
  return openRoulette(element, {
    ...options,
    paytable: paytableOf('roulette', options.paytable),
    title: game.title,
    words: { ...game.texts.print, ...game.title.print.words },
    moved(places) {
      game.places = places
      game.placesMoved()
    },
  })
}
