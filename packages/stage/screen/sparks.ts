import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'

/** One shower of particles; lengths in the units of the container, times in seconds. */
export interface Shower {
  /** One picture, or the frames of a turning one. */
  readonly frames: readonly Texture[]
  readonly x: number
  readonly y: number
  readonly count: number
  /** Least and greatest speed. */
  readonly speed: readonly [number, number]
  /** Direction in radians, 0 to the right, and how far to each side of it. */
  readonly towards: number
  readonly spread: number
  readonly gravity: number
  readonly life: readonly [number, number]
  readonly size: readonly [number, number]
  readonly tints: readonly number[]
  /** Adds light (sparks) instead of covering (coins). */
  readonly light: boolean
  /** Turns a second. */
  readonly turn?: number
}

export interface Sparks {
  readonly view: Container
  burst(shower: Shower): void
  clear(): void
}

interface Particle {
  readonly sprite: Sprite
  readonly life: number
  readonly gravity: number
  readonly turn: number
  readonly frames: readonly Texture[]
  speedX: number
  speedY: number
  age: number
}

const framesPerSecond = 20
/** More than this never fly at once, whatever is asked: weak devices stay smooth. */
const most = 260

/** @param calm true where the player asked for less movement: nothing flies. */
export function createSparks(motion: Motion, calm: boolean): Sparks {
  const view = new Container()
  let flying: Particle[] = []

  motion.loop((seconds) => {
    for (const particle of flying) fly(particle, seconds)
    const over = flying.filter(({ age, life }) => age >= life)
    if (over.length === 0) return
    for (const { sprite } of over) sprite.destroy()
    flying = flying.filter(({ age, life }) => age < life)
  })

  return {
    view,
    burst: (shower) => {
      if (calm) return
      const room = Math.min(shower.count, most - flying.length)
      for (let number = 0; number < room; number++) {
        const particle = createParticle(shower)
        view.addChild(particle.sprite)
        flying.push(particle)
      }
    },
    clear: () => {
      for (const { sprite } of flying) sprite.destroy()
      flying = []
    },
  }
}

const between = ([least, greatest]: readonly [number, number]): number =>
  least + Math.random() * (greatest - least)

function createParticle(shower: Shower): Particle {
  const [texture] = shower.frames
  const sprite = new Sprite(texture)
  const angle = shower.towards + (Math.random() * 2 - 1) * shower.spread
  const speed = between(shower.speed)
  sprite.anchor.set(0.5)
  sprite.position.set(shower.x, shower.y)
  sprite.scale.set(between(shower.size) / Math.max(1, sprite.texture.width))
  sprite.tint = shower.tints[Math.floor(Math.random() * shower.tints.length)] ?? 0xffffff
  sprite.blendMode = shower.light ? 'add' : 'normal'
  return {
    sprite,
    life: between(shower.life),
    gravity: shower.gravity,
    turn: (shower.turn ?? 0) * (Math.random() * 2 - 1),
    frames: shower.frames,
    speedX: Math.cos(angle) * speed,
    speedY: Math.sin(angle) * speed,
    age: 0,
  }
}

function fly(particle: Particle, seconds: number): void {
  const { sprite } = particle
  particle.age += seconds
  particle.speedY += particle.gravity * seconds
  sprite.x += particle.speedX * seconds
  sprite.y += particle.speedY * seconds
  if (particle.frames.length > 1) {
    const place = Math.floor((particle.age + particle.life) * framesPerSecond)
    sprite.texture = particle.frames[place % particle.frames.length] ?? sprite.texture
  }
  sprite.rotation += particle.turn * Math.PI * 2 * seconds
  sprite.alpha = Math.max(0, Math.min(1, ((particle.life - particle.age) / particle.life) * 1.6))
}
