import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { sheets } from './families/all.ts'

/** The event that starts each feature, by the name that facts and certificates give it. */
const starts: ReadonlyMap<string, string> = new Map(
  Object.values(sheets).flatMap((sheet) => Object.entries(sheet.starts)),
)

/** The feature that an event starts, if it starts one. */
export const startedFeature = ({ type }: RoundEvent): string | undefined => starts.get(type)

/** Whether rounds can be watched for a feature of that name. */
export const isWatched = (feature: string): boolean =>
  starts.values().some((name) => name === feature)
