import type { Size } from '@fairhouse/stage/screen/open-screen'
import { ChipStack, type StackPlace } from '@fairhouse/stage/table/chip-stack'
import type { ChipSet } from '@fairhouse/stage/table/chips'
import { Felt } from '@fairhouse/stage/table/felt'
import { roulettePrints } from './prints.ts'
import { chipsOf, looks, type SceneOptions, type TableScene, values } from './scene.ts'

/** A layout in print, chips of every value, stacks and heaps. */
export function layRoulette(options: SceneOptions): TableScene {
  const { screen } = options
  const felt = new Felt(looks.green, options.sharpness)
  const { singles, heaps, spots } = stacksOf(options, chipsOf(options))
  screen.root.addChild(felt.view, ...[...heaps, ...singles, ...spots].map(({ view }) => view))
  screen.onResize((size) => {
    const { width, height } = size
    felt.lay({
      size,
      edge: 'round',
      rail: Math.max(10, height * 0.03),
      prints: roulettePrints(size),
    })
    const chip = Math.min(64, width / 9)
    for (const [order, stack] of singles.entries())
      stack.stand({ x: width / 2 + (order - 2.5) * chip * 1.3, y: height * 0.9, size: chip })
    for (const [order, stack] of heaps.entries())
      stack.stand({ x: (width / 6) * (order + 0.5), y: height * 0.74, size: chip * 0.9 })
    for (const [order, stack] of spots.entries()) stack.stand(spotAt(order, size, chip))
  })
  return { play: () => payOut(spots) }
}

function stacksOf({ tools }: SceneOptions, chips: ChipSet) {
  const stack = (lay: (stack: ChipStack) => void): ChipStack => {
    const made = new ChipStack(tools, chips)
    lay(made)
    return made
  }
  return {
    singles: values.map((value) => stack((made) => made.lay([value]))),
    heaps: [1, 6, 12, 20, 30, 48].map((count) =>
      stack((made) =>
        made.lay(Array.from({ length: count }, (_, at) => values[(count + at) % 6] ?? 100)),
      ),
    ),
    spots: [3700, 500, 12_600].map((amount) => stack((made) => made.show(amount))),
  }
}

async function payOut([first, second]: readonly ChipStack[]): Promise<void> {
  if (!first || !second) return
  await first.pour(3700)
  const home = first.place
  await first.slide(second.place)
  first.lay([...first.values, ...second.values])
  second.lay([])
  first.join()
  await first.slide(home)
}

const spotAt = (order: number, { width, height }: Size, chip: number): StackPlace => ({
  x: width * (0.3 + order * 0.2),
  y: height * 0.3,
  size: chip * 0.6,
})
