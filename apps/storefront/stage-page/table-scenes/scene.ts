import type { Screen } from '@fairhouse/stage/screen/open-screen'
import {
  type CardFaces,
  fourColours,
  openCardFaces,
  twoColours,
} from '@fairhouse/stage/table/card-faces'
import { type ChipSet, paintChips } from '@fairhouse/stage/table/chips'
import type { TableTools } from '@fairhouse/stage/table/table-tools'

export interface SceneOptions {
  readonly screen: Screen
  readonly sharpness: number
  readonly tools: TableTools
  readonly fourColours: boolean
}

export interface TableScene {
  /** Shows the movements. */
  play(): Promise<void>
}

export const looks = {
  green: { cloth: '#0b6b46', rail: '#4a2413', metal: '#d8b25c', ink: '#f2dfa2', lamp: '#fff0cf' },
  blue: { cloth: '#15466f', rail: '#1d1a22', metal: '#c9ccd4', ink: '#d7e6f5', lamp: '#fff6e6' },
  wine: { cloth: '#6d1631', rail: '#241512', metal: '#e0bd6e', ink: '#f6dfb6', lamp: '#ffe9d2' },
} as const

const back = { ground: '#8c1230', line: '#f3dfae' }

export const facesOf = (options: SceneOptions, height: number): CardFaces =>
  openCardFaces({
    height,
    sharpness: options.sharpness,
    back,
    deck: options.fourColours ? fourColours : twoColours,
  })

export const values = [100, 500, 2500, 10_000, 50_000, 100_000] as const

export const chipsOf = ({ sharpness }: SceneOptions): ChipSet =>
  paintChips({
    chips: values.map((value) => ({
      value,
      label: value >= 100_000 ? `${value / 100_000}K` : String(value / 100),
    })),
    size: 64,
    sharpness,
  })
