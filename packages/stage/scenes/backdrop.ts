import { Container, Sprite } from 'pixi.js'
import { mixed } from '../screen/colour.ts'
import type { Size } from '../screen/open-screen.ts'
import type { Backdrop, SceneTools } from '../families/slot/title.ts'
import { type Ambient, createMotes } from './motes.ts'

export interface BackdropLook {
  /** What layers are tinted with in free spins where no picture of their own is there. */
  readonly freeTint: number
  readonly ambient: Ambient | null
}

/** How far layers sway from the middle, as a share of the screen; pictures are enlarged by as much. */
const sway = { far: 0.008, near: 0.02 } as const

/** Far and near layer with a slow parallax, another mood in free spins, and motes in the air. */
export function openLayers(tools: SceneTools, { freeTint, ambient }: BackdropLook): Backdrop {
  const { motion, textures, calm, brushes } = tools
  const view = new Container()
  const [day, free, front] = [picture(), picture(), picture()]
  const motes = ambient && createMotes(motion, brushes, ambient)
  view.addChild(day, free)
  if (motes) view.addChild(motes.view)
  view.addChild(front)
  let size: Size = { width: 1, height: 1 }
  let mood = 0
  /** The picture for free spins comes after the first screen. */
  let hasFree = false

  const kind = (): string => (size.height > size.width ? 'tall' : 'wide')
  const paint = (): void => {
    hasFree = textures.has(`backdrop-free-${kind()}`)
    if (hasFree) free.texture = textures.get(`backdrop-free-${kind()}`)
    free.visible = hasFree && mood > 0
    free.alpha = mood
    day.visible = mood < 1 || !hasFree
    day.tint = hasFree ? 0xffffff : mixed(0xffffff, freeTint, mood)
    front.tint = mixed(0xffffff, freeTint, mood)
  }
  const place = (since: number): void => {
    const drift = calm ? 0 : since
    for (const layer of [day, free]) cover(layer, size, sway.far, drift)
    cover(front, size, sway.near, drift)
  }

  motion.loop((seconds, since) => {
    if (mood > 0 && !hasFree && textures.has(`backdrop-free-${kind()}`)) paint()
    if (!calm) {
      place(since)
      motes?.drift(seconds)
    }
  })

  return {
    view,
    mood: async (mode, seconds) => {
      const wanted = mode === 'free' ? 1 : 0
      if (mood === wanted) return
      const from = mood
      await motion.tween(seconds, (progress) => {
        mood = from + (wanted - from) * progress
        paint()
      })
    },
    layout: (now) => {
      size = now
      day.texture = textures.get(`backdrop-${kind()}`)
      front.visible = textures.has(`front-${kind()}`)
      if (front.visible) front.texture = textures.get(`front-${kind()}`)
      motes?.layout(size)
      paint()
      place(0)
    },
    close: () => {},
  }
}

function picture(): Sprite {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  return sprite
}

/** Fills the screen without distortion, a little larger than it, so that it can sway. */
function cover(layer: Sprite, { width, height }: Size, part: number, since: number): void {
  const { orig } = layer.texture
  layer.scale.set(Math.max(width / orig.width, height / orig.height) * (1 + part * 2))
  const [x, y] = [Math.sin(since * 0.11), Math.sin(since * 0.083 + 1)]
  layer.position.set(width * (0.5 + part * x), height * (0.5 + part * 0.6 * y))
}
