import { instantEventsOf } from '@fairhouse/stage/families/instant/instant-events'
import { type InstantStage, openInstant } from '@fairhouse/stage/families/instant/open-instant'
import type { InstantTitle } from '@fairhouse/stage/families/instant/title'
import type { ControlInsets, StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { paytableOf } from '../../../rules/family-rules.ts'
import { timesIn } from '../../../rules/families/instant/times.ts'
import { loadInstantWords } from '../../../rules/families/instant/words/load-words.ts'
import type { FamilyGame } from '../../game-context.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { instantControls } from './controls.ts'
import { instantCourse } from './course.ts'
import { instantFace } from './face.ts'
import './instant.css'
import './lottery.css'
import type { OpenInstantGame } from './open-instant-game.ts'
import { spokenInstant } from './spoken.ts'
import { loadInstantTexts } from './texts/load-texts.ts'

/** A multiple of the stake: by a gate, through pegs, in a field, up a tower. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isInstant(title)) throw new RangeError(`${title.manifest.uri} is no instant game`)
    const [texts, { risks }] = await Promise.all([
      loadInstantTexts(language),
      loadInstantWords(language),
    ])
    let stage: InstantStage | null = null
    const game: OpenInstantGame = {
      title,
      texts,
      shared,
      language,
      times: timesIn(language),
      riskName: (risk) => risks[risk] ?? risk,
      stage() {
        if (!stage) throw new TypeError('the stage is not open yet')
        return stage
      },
      placesMoved: () => {},
      places: null,
      autoSteps: 3,
    }
    return gameOf(game, needs, async (element, options) => {
      stage = await openStage(element, options, game)
      return stage
    })
  },
}

const isInstant = (title: AnyTitle): title is InstantTitle => title.manifest.family === 'instant'

function gameOf(
  game: OpenInstantGame,
  { language }: FamilyNeeds,
  opening: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, shared, times } = game
  // Only games of tiles have a sound of one that is turned, and only foil one of a coin on it.
  const hasFoil = title.cues.scratch !== null
  const hasTiles = title.cues.tile !== null && !hasFoil
  let money = (minorUnits: number): string => String(minorUnits)
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: instantCourse(() => game.autoSteps),
    words: {
      skip: texts.skip,
      keys: [
        ...texts.keys.always,
        ...(hasTiles ? texts.keys.tiles : []),
        ...(hasFoil ? texts.keys.foil : []),
        ...(title.hasDigits ? texts.keys.digits : []),
      ],
      selectFirst: null,
    },
    face: (state) => instantFace(state, texts, money),
    resumed: () => texts.resumed,
    spoken: (events, inWords) =>
      spokenInstant(instantEventsOf(events), { texts, shared, times, money: inWords }),
    openStage: opening,
    room: aboveCoach,
    controls(context) {
      money = context.money
      return instantControls(context, game)
    },
    async rules() {
      const { rules } = await import('../../../rules/families/instant/index.ts')
      return rules.load(language)
    },
    async paytable(context) {
      const { instantPaytable } = await import('./paytable.ts')
      return instantPaytable(context, game)
    },
    nameOf: (thing) => thing,
    picture: () => null,
    coach: {
      async open(context) {
        const { openInstantCoach } = await import('./coach.ts')
        return openInstantCoach(context, game)
      },
    },
  }
}

/** Sideways the panel may not lie under the button of the coach, where there is one; upright that stands beside the play. */
function aboveCoach(insets: ControlInsets): ControlInsets {
  const button = document.querySelector('.coach-button')
  return button && innerWidth > innerHeight
    ? { ...insets, bottom: insets.bottom + button.clientHeight + 12 }
    : insets
}

function openStage(
  element: HTMLElement,
  { paytable, listener, ...options }: StageOptions,
  game: OpenInstantGame,
): Promise<InstantStage> {
  return openInstant(element, {
    ...options,
    title: game.title,
    paytable: paytableOf('instant', paytable),
    times: game.times,
    listener: {
      ...listener,
      placesMoved(places) {
        game.places = places
        game.placesMoved(places)
      },
    },
  })
}
