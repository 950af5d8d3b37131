import { Texture } from 'pixi.js'
import { describe, expect, it } from 'vitest'
import { createMotion } from '../motion/motion.ts'
import { ChipStack } from './chip-stack.ts'
import type { ChipSet } from './chips.ts'

const chips: ChipSet = {
  values: [100, 500, 2500],
  picture: () => Texture.EMPTY,
  shadow: Texture.EMPTY,
  close: () => {},
}

const stackOf = (calm = false) => {
  const motion = createMotion()
  return { motion, stack: new ChipStack({ motion, calm }, chips) }
}

/** A picture for each chip, and one for their shadow. */
const pictures = (count: number): number => (count === 0 ? 0 : count + 1)

describe('chips on a spot', () => {
  it('keeps the very chips that were put down, until they are joined', () => {
    const { stack } = stackOf()
    stack.lay([100, 100, 100, 100, 100, 500])
    expect(stack.values).toEqual([100, 100, 100, 100, 100, 500])
    stack.join()
    expect(stack.values).toEqual([500, 500])
  })

  it.each([0, 100, 3700, 9900])('shows %s in as many pictures as chips', (amount) => {
    const { stack } = stackOf()
    stack.show(amount)
    expect(stack.view.children).toHaveLength(pictures(stack.values.length))
    expect(stack.values.reduce((sum, value) => sum + value, 0)).toBe(amount)
  })

  it('ends the same whether chips fall or are there at once', async () => {
    const [falling, still] = [stackOf(), stackOf(true)]
    const poured = falling.stack.pour(3700)
    // What falls begins once what it waits for has passed, so time comes in frames.
    const over = poured.then(() => true)
    while (!(await Promise.race([over, Promise.resolve(false)]))) falling.motion.advance(0.05)
    await still.stack.pour(3700)
    const places = ({ stack }: ReturnType<typeof stackOf>) =>
      stack.view.children.map(({ position, alpha }) => [position.x, position.y, alpha])
    expect(falling.stack.values).toEqual(still.stack.values)
    expect(places(falling)).toEqual(places(still))
  })

  it('stays where it was put while it was still pushed', async () => {
    const { motion, stack } = stackOf()
    stack.stand({ x: 0, y: 0, size: 40 })
    const pushed = stack.slide({ x: 100, y: 100, size: 20 })
    motion.advance(0.1)
    stack.stand({ x: 7, y: 8, size: 30 })
    motion.advance(9)
    await pushed
    expect([stack.view.position.x, stack.view.position.y, stack.view.scale.x]).toEqual([7, 8, 30])
  })
})
