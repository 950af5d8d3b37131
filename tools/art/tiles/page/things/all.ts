import type { Thing } from '../draw-thing.ts'
import { beasts } from './beasts.ts'
import { faces } from './faces.ts'
import { food } from './food.ts'
import { armsAndLanterns } from './arms-and-lanterns.ts'
import { showAndSpell } from './show-and-spell.ts'
import { waysAndFields } from './ways-and-fields.ts'
import { seaAndWings } from './sea-and-wings.ts'
import { tables } from './tables.ts'
import { treasure } from './treasure.ts'

/** Everything that can be the hero of a tile, by name. */
const things = {
  ...beasts,
  ...faces,
  ...food,
  ...armsAndLanterns,
  ...showAndSpell,
  ...waysAndFields,
  ...seaAndWings,
  ...tables,
  ...treasure,
}

export type ThingName = keyof typeof things
export const thingOf = (name: ThingName): Thing => things[name]
