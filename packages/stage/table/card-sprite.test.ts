import type { Card } from '@fairhouse/contract/families/card'
import { Texture } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createMotion } from '../motion/motion.ts'
import type { CardFaces } from './card-faces.ts'
import { CardSprite } from './card-sprite.ts'

/** Faces that nobody looks at. */
const faces: CardFaces = {
  face: () => Texture.EMPTY,
  back: Texture.WHITE,
  shadow: Texture.EMPTY,
  edge: Texture.EMPTY,
  prepare: () => {},
  print: () => {},
  close: () => {},
}
const shoe = { x: 900, y: 0, height: 100 }
const seat = { x: 200, y: 400, height: 150, angle: 0.2 }
const elsewhere = { x: 50, y: 60, height: 80 }

const cardOf = (calm = false, card: Card | null = null) => {
  const motion = createMotion()
  return { motion, card: new CardSprite({ motion, calm }, faces, card) }
}

const whereIs = ({ view }: CardSprite) => ({
  x: view.position.x,
  y: view.position.y,
  height: view.scale.x,
  angle: view.rotation,
})

describe('a card on the table', () => {
  it('is dealt from the shoe to its place, and lies exactly there', async () => {
    const { motion, card } = cardOf()
    const dealt = card.deal(shoe, seat)
    expect(whereIs(card)).toMatchObject({ x: shoe.x, y: shoe.y })
    motion.advance(0.1)
    expect(whereIs(card).x).toBeLessThan(shoe.x)
    motion.advance(5)
    await dealt
    expect(whereIs(card)).toEqual(seat)
  })

  it('stays where it was put while it was still travelling', async () => {
    const { motion, card } = cardOf()
    const dealt = card.deal(shoe, seat)
    motion.advance(0.1)
    card.stand(elsewhere)
    motion.advance(5)
    await dealt
    expect(whereIs(card)).toEqual({ ...elsewhere, angle: 0 })
  })

  it('flies nowhere where less movement was asked for', async () => {
    const { motion, card } = cardOf(true)
    const dealt = card.deal(shoe, seat)
    expect(whereIs(card)).toEqual(seat)
    motion.advance(5)
    await dealt
    expect(card.view.alpha).toBe(1)
  })

  it.each([
    ['in time', false],
    ['in a hurry', true],
  ] as const)('shows its face once it was turned over %s', async (_, hurrying) => {
    const { motion, card } = cardOf()
    motion.hurrying = hurrying
    const turned = card.turn('Qs')
    motion.advance(5)
    await turned
    expect(card.card).toBe('Qs')
  })

  it('shows what it was told last, whatever still turns', async () => {
    const { motion, card } = cardOf()
    const turned = card.turn('Qs')
    motion.advance(0.1)
    card.show(null)
    motion.advance(5)
    await turned
    expect(card.card).toBeNull()
  })

  it('can be taken away while it moves', async () => {
    const { motion, card } = cardOf()
    const moves = [card.deal(shoe, seat), card.turn('2c'), card.raise(true)]
    motion.advance(0.1)
    card.close()
    motion.advance(5)
    await Promise.all(moves)
    expect(card.view.destroyed).toBe(true)
  })
})
