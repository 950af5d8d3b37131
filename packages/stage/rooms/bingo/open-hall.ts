import { createBrushes } from '../../screen/brushes.ts'
import type { Drawing, RendererName } from '../../screen/choose-renderer.ts'
import { loadTextures } from '../../screen/load-textures.ts'
import { openScreen } from '../../screen/open-screen.ts'
import { createSparks } from '../../screen/sparks.ts'
import { paintBalls } from '../../families/keno/paint-balls.ts'
import type { Sound } from '../../sound/sound.ts'
import { loadTypeface } from '../../table/typeface.ts'
import type { Box } from '../box.ts'
import { Sky } from '../crash/sky.ts'
import { BallRow } from './ball-row.ts'
import type { HallTitle } from './title.ts'
import { WaitingBalls } from './waiting-balls.ts'

export interface HallOptions {
  readonly title: HallTitle
  readonly drawing: Drawing
  /** Less movement was asked for: balls are shown, and nothing moves. */
  readonly calm: boolean
  readonly sound: Sound
  /** Part of the pictures that is loaded, 0 to 1. */
  readonly progress: (part: number) => void
  /** The graphics driver gave the picture up: the page opens another stage in place of this one. */
  readonly pictureLost: () => void
}

/** The picture of a bingo hall. It shows what the page says and decides nothing. */
export interface HallStage {
  readonly renderer: RendererName
  /** Where balls are shown, CSS pixels. */
  box(box: Box): void
  /** What was called, in its order; nothing while cards are sold. @param isNews the last one was called just now. */
  show(calls: readonly number[], isNews: boolean): void
  /** A prize was won. @param strength 0 to 1. */
  celebrate(strength: number): void
  close(): void
}

/**
 * Opens the picture of a bingo hall inside an element.
 * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
 */
export async function openHall(element: HTMLElement, options: HallOptions): Promise<HallStage> {
  const { title, drawing, calm, sound } = options
  const [screen, textures] = await Promise.all([
    openScreen(element, { drawing, onLost: options.pictureLost }),
    loadTextures(title.pictures, options.progress),
    loadTypeface(),
  ])
  const { motion } = screen
  const brushes = createBrushes(100, 1)
  const sparks = createSparks(motion, calm)
  const sky = new Sky({ textures, motion, brushes, ink: title.ink, calm })
  const pictures = paintBalls(title.numbers, title.balls)
  const row = new BallRow(pictures, calm)
  const waiting = new WaitingBalls(pictures, title.numbers, calm)
  screen.root.addChild(sky.view, waiting.view, row.view, sparks.view)
  row.view.visible = false
  sound.music(title.cues.music)
  let box: Box = { x: 0, y: 0, ...screen.size }
  const place = (): void => {
    sky.layout(screen.size)
    row.layout(box)
    waiting.layout(box)
  }
  const stopResizing = screen.onResize(place)
  motion.loop((seconds, since) => {
    sky.climb(seconds, 0)
    if (row.view.visible) row.move(seconds)
    else waiting.move(since)
  })
  return {
    renderer: screen.renderer,
    box: (next) => {
      box = next
      place()
    },
    show: (calls, isNews) => {
      row.view.visible = calls.length > 0
      waiting.view.visible = calls.length === 0
      row.show(calls, isNews)
    },
    celebrate: (strength) => {
      const { x, y, size } = row.newest
      sparks.burst({
        frames: [brushes.glow],
        x,
        y,
        count: Math.round(40 + 120 * strength),
        speed: [120, 520],
        towards: -Math.PI / 2,
        spread: Math.PI,
        gravity: 420,
        life: [0.7, 1.6],
        size: [size * 0.08, size * 0.22],
        tints: [...title.balls, 0xffffff],
        light: true,
      })
    },
    close: () => {
      stopResizing()
      motion.close()
      sparks.clear()
      pictures.close()
      brushes.close()
      textures.close()
      screen.close()
    },
  }
}
