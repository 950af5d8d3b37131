import { featureNames, type Features } from '@fairhouse/contract/features'
import { z } from 'zod'

const whole = z.record(z.enum(featureNames), z.boolean())

const every = (isThere: boolean): Features =>
  whole.parse(Object.fromEntries(featureNames.map((name) => [name, isThere])))

/** Houses that tests render pages for: one that has none of the features, and one that has all of them. */
export const noFeatures: Features = every(false)
export const allFeatures: Features = every(true)
