import { kenoEventsOf } from '@fairhouse/stage/families/keno/keno-events'
import { type KenoStage, openKeno } from '@fairhouse/stage/families/keno/open-keno'
import type { KenoTitle } from '@fairhouse/stage/families/keno/title'
import type { StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyGame } from '../../game-context.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { kenoControls } from './controls.ts'
import { kenoCourse } from './course.ts'
import { kenoFace } from './face.ts'
import './keno-panels.css'
import './keno.css'
import type { OpenKenoGame } from './open-keno-game.ts'
import { spokenEvents } from './spoken.ts'
import type { KenoTexts } from './texts/en.ts'
import { loadKenoTexts } from './texts/load-texts.ts'

/** Numbers on a ticket, and balls from a machine. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isKeno(title)) throw new RangeError(`${title.manifest.uri} is no keno`)
    const texts = await loadKenoTexts(language)
    let stage: KenoStage | null = null
    const keno: OpenKenoGame = {
      title,
      texts,
      shared,
      language,
      stage() {
        if (!stage) throw new TypeError('the stage is not open yet')
        return stage
      },
      filled: () => ({ cards: [], card: 0, risk: 'medium', count: 0 }),
      placesMoved: () => {},
      caught: () => {},
      fewest: 1,
      places: null,
    }
    return gameOf(keno, needs, async (element, options) => {
      stage = await openStage(element, options, keno)
      return stage
    })
  },
}

/** Keys of what is chosen beside numbers. */
function choiceKeys({ choice }: KenoTitle, texts: KenoTexts): KenoTexts['keys'] {
  if (choice === 'cards') return texts.keysOfCards
  return choice === 'risks' ? texts.keysOfRisks : []
}

const isKeno = (title: AnyTitle): title is KenoTitle => title.manifest.family === 'keno'

function gameOf(
  keno: OpenKenoGame,
  { language }: FamilyNeeds,
  opening: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, shared } = keno
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: kenoCourse,
    words: {
      skip: texts.skipToDraw,
      keys: [...texts.keys, ...choiceKeys(title, texts)],
      get selectFirst() {
        return keno.fewest > 1 ? texts.selectExactly(keno.fewest) : texts.selectFirst
      },
    },
    face: (state) => kenoFace(state, texts),
    resumed: () => texts.resumed,
    spoken: (events, money) => spokenEvents(kenoEventsOf(events), { texts, shared, money }),
    openStage: opening,
    room: (insets) => insets,
    controls: (context) => kenoControls(context, keno),
    async rules() {
      const { rules } = await import('../../../rules/families/keno/index.ts')
      return rules.load(language)
    },
    async paytable(context) {
      const { kenoPaytable } = await import('./paytable.ts')
      return kenoPaytable(context, keno)
    },
    nameOf: (thing) => thing,
    picture: () => null,
    coach: {
      async open(context) {
        const { openKenoCoach } = await import('./coach.ts')
        return openKenoCoach(context, keno)
      },
    },
  }
}

function openStage(
  element: HTMLElement,
  { paytable, listener, ...options }: StageOptions,
  keno: OpenKenoGame,
): Promise<KenoStage> {
  const { numbers, balls, cards, risks, freeGames } = paytableOf('keno', paytable)
  return openKeno(element, {
    ...options,
    title: keno.title,
    numbers,
    balls,
    hasChoice: cards !== undefined || risks !== undefined,
    hasFreeGames: freeGames !== undefined,
    levelWords: keno.texts.levels,
    listener: {
      ...listener,
      placesMoved(places) {
        keno.places = places
        keno.placesMoved(places)
      },
      caught: (board) => keno.caught(board),
    },
  })
}
