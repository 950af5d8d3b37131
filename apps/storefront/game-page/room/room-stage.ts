import { reachedAt } from '@fairhouse/contract/rooms/curve'
import type { Drawing } from '@fairhouse/stage/screen/choose-renderer'
import {
  type CrashStage,
  type Flight,
  type Leaver,
  openCrash,
} from '@fairhouse/stage/rooms/crash/open-crash'
import { showGameError } from '../dialogs/failure-dialog.ts'
import { multipleNow } from './bets.ts'
import { flownMs, type RoomState } from './room-state.ts'
import { type RoomContext, shownHouseMs } from './room-context.ts'

interface StageNeeds {
  readonly context: RoomContext
  readonly drawing: Drawing
  readonly calm: boolean
  readonly progress: (part: number) => void
}

/** Where the flight is drawn. When the graphics driver gives up, another stage takes the old one's place. */
export interface RoomStage {
  /** Lays the curve into the part of the page that is left to it. */
  fit(view: HTMLElement): void
}

/** Room in the view for labels, for what flies and for the large figure, CSS pixels. */
const around = { left: 58, right: 44, bottom: 34 }
const topShare = 0.16

/** @throws NoPictureError when the browser cannot draw; TypeError when the page has no place for a stage. */
export async function openRoomStage(needs: StageNeeds): Promise<RoomStage> {
  const { context, drawing, calm, progress } = needs
  const element = document.getElementById('stage')
  if (!element) throw new TypeError('the page has no stage')
  const { title, sound, times, state } = context
  let fitted: HTMLElement | null = null
  let stage: CrashStage
  const open = async (how: Drawing): Promise<CrashStage> =>
    openCrash(element, {
      title,
      sound,
      times,
      calm,
      progress,
      drawing: how,
      flight: () => flightOf(context),
      pictureLost: () => void change(),
    })
  const change = async (): Promise<void> => {
    stage.close()
    try {
      stage = await open({ ...drawing, renderer: 'canvas' })
      if (fitted) fit(fitted)
    } catch (fault) {
      showGameError(context, 'webgl')
      reportError(fault)
    }
  }
  const fit = (view: HTMLElement): void => {
    fitted = view
    const { left, top, width, height } = view.getBoundingClientRect()
    const above = height * topShare
    stage.box({
      x: left + around.left,
      y: top + above,
      width: Math.max(1, width - around.left - around.right),
      height: Math.max(1, height - above - around.bottom),
    })
  }
  stage = await open(drawing)
  let leavers: readonly Leaver[] = []
  state.watch((now) => {
    const next = leaversOf(context, now)
    if (next.length === 0 && leavers.length === 0) return
    leavers = next
    stage.leavers(leavers)
  })
  return { fit }
}

function flightOf(context: RoomContext): Flight {
  const { state } = context
  const { round, doublesInMs, own } = state.now
  const targets = own
    .filter(
      ({ round: of, auto, state: now }) => of === round?.id && now === 'open' && auto !== null,
    )
    .map(({ auto }) => (auto ?? 0) / 100)
  return {
    phase:
      !round || round.phase === 'betting'
        ? 'waiting'
        : round.phase === 'flying'
          ? 'flying'
          : 'over',
    elapsedMs: elapsedOf(context),
    doublesInMs,
    targets,
  }
}

/** A round that was given up has come as far as it was seen. */
function elapsedOf(context: RoomContext): number {
  const { round, doublesInMs } = context.state.now
  if (round?.phase === 'void' && round.bust === null)
    return reachedAt(multipleNow(context), doublesInMs)
  return flownMs(context.state.now, shownHouseMs(context))
}

function leaversOf(
  { times }: RoomContext,
  { tickets, own, doublesInMs }: RoomState,
): readonly Leaver[] {
  const mine = new Set(own.map(({ id }) => id))
  return tickets.flatMap(({ id, at, state }) =>
    state === 'cashed' && at !== null
      ? [{ id, atMs: reachedAt(at, doublesInMs), label: mine.has(id) ? times(at) : null }]
      : [],
  )
}
