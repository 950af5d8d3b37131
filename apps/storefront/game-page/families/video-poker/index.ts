import './video-poker.css'
import { pokerHands, type PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import {
  openVideoPoker,
  type VideoPokerStage,
} from '@fairhouse/stage/families/video-poker/open-video-poker'
import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { videoPokerEventsOf } from '@fairhouse/stage/families/video-poker/video-poker-events'
import type { ControlInsets, StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { cardName, severalOf } from '../../../rules/cards/card-name.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { loadPokerWords } from '../../../rules/families/video-poker/words/load-words.ts'
import type { FamilyGame } from '../../game-context.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { pokerControls } from './controls.ts'
import { pokerCourse } from './course.ts'
import { pokerFace } from './face.ts'
import { mayTake } from './holds.ts'
import type { OpenPoker } from './open-poker.ts'
import { spokenPoker } from './spoken.ts'
import { keptDeckLook } from '../../settings/deck-look.ts'
import { loadPokerTexts } from './texts/load-texts.ts'

/** Five cards are dealt, some are held, the others replaced. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isVideoPoker(title)) throw new RangeError(`${title.manifest.uri} is no video poker`)
    const [texts, { hands }] = await Promise.all([
      loadPokerTexts(language),
      loadPokerWords(language),
    ])
    let stage: VideoPokerStage | null = null
    const poker: OpenPoker = {
      title,
      texts,
      shared,
      handName: (hand) => hands[hand],
      cardName: (card) => cardName(card, language),
      severalOf: (card) => severalOf(card, language),
      stage() {
        if (!stage) throw new TypeError('the stage is not open yet')
        return stage
      },
      cardsMoved: () => {},
    }
    return gameOf(poker, needs, async (element, options) => {
      stage = await openStage(element, options, poker)
      return stage
    })
  },
}

const isVideoPoker = (title: AnyTitle): title is VideoPokerTitle =>
  title.manifest.family === 'videoPoker'

const isHand = (thing: string): thing is PokerHand => pokerHands.some((hand) => hand === thing)

function gameOf(
  poker: OpenPoker,
  { language }: FamilyNeeds,
  openStage: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, handName } = poker
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: pokerCourse,
    words: { skip: texts.skip, keys: texts.keys, selectFirst: null },
    face: (state) => pokerFace(state, texts),
    resumed: ({ round }) => (mayTake(round) ? texts.doubling.resume : texts.resume),
    spoken: (events, money) => spokenPoker(videoPokerEventsOf(events), { ...poker, money }),
    openStage,
    room: aboveCoach,
    controls: (context) => pokerControls(context, poker),
    async rules() {
      const { rules } = await import('../../../rules/families/video-poker/index.ts')
      return rules.load(language)
    },
    async paytable(context) {
      const { pokerPaytable } = await import('./paytable.ts')
      return pokerPaytable(context, poker)
    },
    nameOf: (thing) => (isHand(thing) ? handName(thing) : thing),
    picture: () => null,
    replayed(context, round) {
      import('./coach/after-replay.ts')
        .then(({ explainReplay }) => explainReplay(context, poker, round))
        .catch(reportError)
    },
    printCards: (deck) => poker.stage().print(deck),
    coach: {
      async open(context) {
        const { openCoach } = await import('./coach/coach-panel.ts')
        return openCoach(context, poker)
      },
      async judge(context, round) {
        const { judgeHold } = await import('./coach/after-replay.ts')
        return judgeHold(context, poker, round)
      },
    },
  }
}

/** Cards may not lie under the button of the coach, where there is one. */
function aboveCoach(insets: ControlInsets): ControlInsets {
  const button = document.querySelector('.coach-button')
  return button ? { ...insets, bottom: insets.bottom + button.clientHeight + 12 } : insets
}

async function openStage(
  element: HTMLElement,
  { paytable, ...options }: StageOptions,
  poker: OpenPoker,
): Promise<VideoPokerStage> {
  const { title, texts, handName } = poker
  const { wilds, pays, hands } = paytableOf('videoPoker', paytable)
  const stage = await openVideoPoker(element, {
    ...options,
    title,
    heldWord: texts.held,
    wilds,
    wildWord: texts.wild,
    deck: keptDeckLook(),
    handName,
    rowCount: pays.length,
    hands,
    handsWon: texts.handsWon,
    words: { doubling: texts.doubling, times: texts.times },
    cardsMoved: (places) => poker.cardsMoved(places),
  })
  // Until a stake is chosen, amounts are multiples of it.
  stage.pays(pays.map(({ hand, units }) => ({ hand, name: handName(hand), amount: `${units} ×` })))
  return stage
}
