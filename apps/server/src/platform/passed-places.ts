import { channel } from 'node:diagnostics_channel'

/** Hears of every place that is passed, in the middle of what goes on there: as long as it takes, nothing else happens. */
export type HearPlace = (place: string) => void

const places = channel('fairhouse.places')

/**
 * Says that work has come to a place between two steps, at which a drill may stop the house (docs/faults.md). Nothing else listens, and then it costs
 * nothing.
 */
export function passPlace(place: string): void {
  if (places.hasSubscribers) places.publish(place)
}

/** @returns what ends the hearing. */
export function hearPlaces(hear: HearPlace): () => void {
  const listen = (place: unknown): void => hear(String(place))
  places.subscribe(listen)
  return () => places.unsubscribe(listen)
}
