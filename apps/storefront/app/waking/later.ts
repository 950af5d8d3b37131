import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part of a page that is fetched when it is first shown. It is nothing until then, and where the line is down it waits for the line: a part that cannot come must not take the page with it. */
export const later = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await whenOnline(load) }))

/** @throws what the fetching throws although there is a line. */
export async function whenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (fault) {
    if (navigator.onLine !== false) throw fault
  }
  await new Promise((isBack) => addEventListener('online', isBack, { once: true }))
  return whenOnline(load)
}
