import { createBrushes } from '../../screen/brushes.ts'
import type { Drawing, RendererName } from '../../screen/choose-renderer.ts'
import { loadTextures } from '../../screen/load-textures.ts'
import { openScreen } from '../../screen/open-screen.ts'
import { createSparks } from '../../screen/sparks.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import { loadTypeface } from '../../table/typeface.ts'
import type { Box } from '../box.ts'
import type { Leaver } from './leavers.ts'
import { CrashScene, type Flight } from './scene.ts'
import type { CrashTitle } from './title.ts'

export type { Box } from '../box.ts'
export type { Leaver } from './leavers.ts'
export type { Flight } from './scene.ts'

export interface CrashOptions {
  readonly title: CrashTitle
  readonly drawing: Drawing
  /** Less movement was asked for: the curve is drawn, and nothing else moves. */
  readonly calm: boolean
  readonly sound: Sound
  /** A multiple as the page writes it, of hundredths. */
  readonly times: (hundredths: number) => string
  /** Asked in every frame. */
  readonly flight: () => Flight
  /** Part of the pictures that is loaded, 0 to 1. */
  readonly progress: (part: number) => void
  /** The graphics driver gave the picture up: the page opens another stage in place of this one. */
  readonly pictureLost: () => void
}

/** The picture of a crash room. It shows what the page says and decides nothing. */
export interface CrashStage {
  readonly renderer: RendererName
  /** Where the curve is drawn, CSS pixels. */
  box(box: Box): void
  /** Who was cashed out in the flight that is shown. */
  leavers(leavers: readonly Leaver[]): void
  close(): void
}

/**
 * Opens the picture of a crash room inside an element.
 * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
 */
export async function openCrash(element: HTMLElement, options: CrashOptions): Promise<CrashStage> {
  const { title, drawing, calm, sound, times, flight } = options
  const [screen, textures] = await Promise.all([
    openScreen(element, { drawing, onLost: options.pictureLost }),
    loadTextures(title.pictures, options.progress),
    loadTypeface(),
  ])
  const { motion } = screen
  const brushes = createBrushes(100, 1)
  const sparks = createSparks(motion, calm)
  const scene = new CrashScene({ title, textures, motion, brushes, sparks, calm, times })
  screen.root.addChild(scene.view)
  sound.music(title.cues.music)
  let box: Box = { x: 0, y: 0, ...screen.size }
  let last: Flight['phase'] | null = null
  const stopResizing = screen.onResize((size) => scene.layout(size, box))
  motion.loop((seconds) => {
    const now = flight()
    if (last === 'waiting' && now.phase === 'flying') cue(sound, title.cues.takeOff)
    if (last === 'flying' && now.phase === 'over') {
      cue(sound, title.cues.burst)
      void scene.burst(now)
    }
    last = now.phase
    scene.draw(now, seconds)
  })
  return {
    renderer: screen.renderer,
    box: (next) => {
      box = next
      scene.layout(screen.size, box)
    },
    leavers: (leavers) => scene.leavers(leavers),
    close: () => {
      stopResizing()
      motion.close()
      scene.close()
      brushes.close()
      textures.close()
      screen.close()
    },
  }
}
