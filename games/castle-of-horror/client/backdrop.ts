import { mixed } from '@fairhouse/stage/screen/colour'
import type { Size } from '@fairhouse/stage/screen/open-screen'
import type { Backdrop, SceneTools } from '@fairhouse/stage/families/slot/title'
import { Container, Sprite, type Texture } from '@fairhouse/stage/screen/parts'
import { createBats } from './bats.ts'

/** What the layers are tinted with in each mood. */
const nightTint = { castle: 0xffffff, graves: 0xffffff, fog: 0xffffff }
const bloodTint = { castle: 0xff9d8c, graves: 0xff8f7d, fog: 0xff8a70 }

/** The castle on its rock at night, and under a blood moon in free spins; fog drifts, bats pass. */
export function openBackdrop(tools: SceneTools): Backdrop {
  const { motion, textures, calm } = tools
  const view = new Container()
  const sky = openSky(textures)
  view.addChild(sky.night, sky.blood)
  const castle = view.addChild(picture())
  const fogBehind = view.addChild(picture())
  const graves = view.addChild(picture())
  const fogBefore = view.addChild(picture())
  const bats = createBats(tools)
  view.addChild(bats.view)
  let size: Size = { width: 1, height: 1 }
  let tall = false
  let red = 0
  let wanted = 0

  const paintMood = (): void => {
    sky.paint(red)
    castle.tint = mixed(nightTint.castle, bloodTint.castle, red)
    graves.tint = mixed(nightTint.graves, bloodTint.graves, red)
    for (const fog of [fogBehind, fogBefore]) fog.tint = mixed(nightTint.fog, bloodTint.fog, red)
  }

  const dress = (): void => {
    const kind = tall ? 'tall' : 'wide'
    sky.dress(kind)
    castle.texture = textures.get(`castle-${kind}`)
    graves.texture = textures.get(`graveyard-${kind}`)
    for (const fog of [fogBehind, fogBefore]) fog.texture = textures.get('fog')
    for (const layer of [sky.night, sky.blood, castle, graves]) cover(layer, size)
    for (const [fog, place] of [
      [fogBehind, 0.7],
      [fogBefore, 0.86],
    ] as const) {
      fog.setSize(Math.max(size.width, size.height) * 1.7, size.height * 0.36)
      fog.y = size.height * place
    }
  }

  motion.loop((_, since) => {
    if (red > 0 && sky.couldBeRedder()) {
      dress()
      paintMood()
    }
    const drift = calm ? 0 : since
    fogBehind.x = size.width * (0.5 + 0.22 * Math.sin(drift * 0.05))
    fogBefore.x = size.width * (0.5 - 0.26 * Math.sin(drift * 0.037 + 1))
    fogBehind.alpha = 0.42 + 0.1 * Math.sin(drift * 0.4)
    fogBefore.alpha = 0.34
  })

  return {
    view,
    mood: async (mode, seconds) => {
      wanted = mode === 'free' ? 1 : 0
      if (red === wanted) return
      dress()
      const from = red
      if (seconds > 0 && wanted === 1) bats.swarm()
      await motion.tween(seconds, (progress) => {
        red = from + (wanted - from) * progress
        paintMood()
      })
    },
    layout: (now) => {
      size = now
      tall = size.height > size.width
      dress()
      paintMood()
      bats.layout(size)
    },
    close: () => bats.close(),
  }
}

/** The night, and the red sky over it as far as it is wanted. */
function openSky(textures: SceneTools['textures']) {
  const [night, blood] = [picture(), picture()]
  let kind: 'tall' | 'wide' = 'wide'
  // The red sky comes after the first screen; a player who returns into free spins may be here before it.
  let hasRed = false
  return {
    night,
    blood,
    dress: (now: 'tall' | 'wide'): void => {
      kind = now
      night.texture = textures.get(`sky-${kind}`)
      hasRed = textures.has(`sky-red-${kind}`)
      if (hasRed) blood.texture = textures.get(`sky-red-${kind}`)
    },
    paint: (red: number): void => {
      blood.alpha = red
      // A layer that is fully covered costs a whole screen of pixels for nothing.
      night.visible = red < 1 || !hasRed
      blood.visible = red > 0 && hasRed
    },
    couldBeRedder: (): boolean => !hasRed && textures.has(`sky-red-${kind}`),
  }
}

function picture(): Sprite {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  return sprite
}

/** Fills the screen without distortion, keeping the middle. */
function cover(layer: Sprite, { width, height }: Size): void {
  const texture: Texture = layer.texture
  const scale = Math.max(width / texture.width, height / texture.height)
  layer.scale.set(scale)
  layer.position.set(width / 2, height / 2)
}
