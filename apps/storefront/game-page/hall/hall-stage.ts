import type { BingoPrize } from '@fairhouse/contract/families/bingo/prizes'
import type { Drawing } from '@fairhouse/stage/screen/choose-renderer'
import { type HallStage, openHall } from '@fairhouse/stage/rooms/bingo/open-hall'
import { showGameError } from '../dialogs/failure-dialog.ts'
import type { HallContext } from './hall-context.ts'
import { shownDraw } from './shown-draw.ts'

interface StageNeeds {
  readonly context: HallContext
  readonly drawing: Drawing
  readonly calm: boolean
  readonly progress: (part: number) => void
}

/** Where balls are shown. When the graphics driver gives up, another stage takes the old one's place. */
export interface PageStage {
  /** Lays the balls into the part of the page that is left to them. */
  fit(view: HTMLElement): void
  /** Shows what was called by now. */
  tick(): void
}

/** How much is made of a prize, 0 to 1. */
const strengths: Readonly<Record<BingoPrize, number>> = {
  line: 0.3,
  twoLines: 0.5,
  pattern: 1,
  house: 1,
}

/** Room at the top of the view for words, CSS pixels. */
const above = 76
const around = 12

/** @throws NoPictureError when the browser cannot draw; TypeError when the page has no place for a stage. */
export async function openPageStage(needs: StageNeeds): Promise<PageStage> {
  const { context, drawing, calm, progress } = needs
  const element = document.getElementById('stage')
  if (!element) throw new TypeError('the page has no stage')
  const { title, sound } = context
  let fitted: HTMLElement | null = null
  let stage: HallStage
  let shown = ''
  const open = async (how: Drawing): Promise<HallStage> =>
    openHall(element, {
      title,
      sound,
      calm,
      progress,
      drawing: how,
      pictureLost: () => void change(),
    })
  const change = async (): Promise<void> => {
    stage.close()
    try {
      stage = await open({ ...drawing, renderer: 'canvas' })
      shown = ''
      if (fitted) fit(fitted)
    } catch (fault) {
      showGameError(context, 'webgl')
      reportError(fault)
    }
  }
  const fit = (view: HTMLElement): void => {
    fitted = view
    const { left, top, width, height } = view.getBoundingClientRect()
    stage.box({
      x: left + around,
      y: top + above,
      width: Math.max(1, width - around * 2),
      height: Math.max(1, height - above - around),
    })
  }
  stage = await open(drawing)
  let won = 0
  return {
    fit,
    tick() {
      const draw = shownDraw(context)
      const { id = '', calls = [], wins = [] } = draw ?? {}
      const key = `${id} ${calls.length}`
      if (key === shown) return
      const isNews = shown === `${id} ${calls.length - 1}`
      shown = key
      stage.show(calls, isNews)
      const last = wins.at(-1)
      if (isNews && last && wins.length > won) stage.celebrate(strengths[last.prize])
      won = wins.length
    },
  }
}
