import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part of a page that is fetched when it is first shown. It is nothing until then, and where the line is down it waits for the line: a part that cannot come must not take the page with it. */
export const later = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => fetchPart(load))

const fetchPart = <Part>(load: () => Promise<Part>): Promise<{ default: Part }> =>
  load().then(
    (part) => ({ default: part }),
    async (fault: unknown) => {
      if (navigator.onLine) throw fault
      await new Promise((isBack) => addEventListener('online', isBack, { once: true }))
      return fetchPart(load)
    },
  )
