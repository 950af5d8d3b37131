import type { FamilyGame } from '../../game-context.ts'
import { openSlot, type SlotStage } from '@fairhouse/stage/families/slot/open-slot'
import { slotEventsOf } from '@fairhouse/stage/families/slot/slot-events'
import type { SlotTitle } from '@fairhouse/stage/families/slot/title'
import type { StageOptions } from '@fairhouse/stage/rounds/game-stage'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { ControllerState } from '../../play/controller-state.ts'
import type { AnyTitle, FamilyNeeds, GameFamily } from '../family.ts'
import { slotControls } from './controls.ts'
import { slotCourse, stepOf, stepsLeft } from './course.ts'
import { slotFace } from './face.ts'
import type { OpenSlotGame } from './open-slot-game.ts'
import { reelsReachUp } from './reels-reach-up.ts'
import { spokenEvents } from './spoken.ts'
import { loadSlotTexts } from './texts/load-texts.ts'

/** Reels, grids of cells and cascades. */
export const family: GameFamily = {
  async load(needs) {
    const { title, language, texts: shared } = needs
    if (!isSlot(title)) throw new RangeError(`${title.manifest.uri} is no slot`)
    const texts = await loadSlotTexts(language)
    let stage: SlotStage | null = null
    const slot: OpenSlotGame = {
      title,
      texts,
      shared,
      symbolName: (symbol, count) => title.symbolName(symbol, count, language),
      stage() {
        if (!stage) throw new TypeError('the stage is not open yet')
        return stage
      },
      choicesMoved: () => {},
    }
    return gameOf(slot, needs, async (element, options) => {
      stage = await openStage(element, options, slot)
      return stage
    })
  },
}

const isSlot = (title: AnyTitle): title is SlotTitle => title.manifest.family === 'slot'

function gameOf(
  slot: OpenSlotGame,
  { language }: FamilyNeeds,
  opening: FamilyGame['openStage'],
): FamilyGame {
  const { title, texts, shared, symbolName } = slot
  return {
    sounds: title.sounds,
    pressCue: title.cues.press,
    course: slotCourse,
    words: { skip: texts.skipToSpin, keys: texts.keys, selectFirst: null },
    face: (state) => slotFace(state, texts),
    resumed: (state) => resumed(state, slot),
    spoken: (events, money, before) =>
      spokenEvents(
        slotEventsOf(events),
        { texts, shared, money, symbolName },
        slotEventsOf(before),
      ),
    openStage: opening,
    // Beside a reach that leaves the ends of the upper bar free, nothing is in the way of the reels.
    room: (insets) => (reelsReachUp(innerWidth, innerHeight) ? { ...insets, top: 4 } : insets),
    controls: (context) => slotControls(context, slot),
    async rules() {
      const { rules } = await import('../../../rules/families/slot/index.ts')
      return rules.load(language)
    },
    async paytable(context) {
      const { slotPaytable } = await import('./paytable.ts')
      return slotPaytable(context, slot)
    },
    nameOf: symbolName,
    picture: (symbol, size) => slot.stage().picture(symbol, size),
    coach: null,
  }
}

function openStage(
  element: HTMLElement,
  { paytable, listener, ...options }: StageOptions,
  slot: OpenSlotGame,
): Promise<SlotStage> {
  const { rule } = paytableOf('slot', paytable)
  return openSlot(element, {
    ...options,
    title: slot.title,
    // Only line games have lines to draw.
    lines: rule.by === 'lines' ? rule.lines : [],
    levelWords: slot.texts.levels,
    listener: { ...listener, choicesMoved: (choices) => slot.choicesMoved(choices) },
  })
}

function resumed({ round, phase }: ControllerState, { texts, shared }: OpenSlotGame): string {
  if (phase === 'choosing') return texts.resume.pick
  return stepOf(round) === 'freeSpin'
    ? texts.resume.free(stepsLeft(round) ?? 0)
    : shared.resume.step
}
