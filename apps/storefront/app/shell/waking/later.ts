import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part of a page that is fetched when it is first shown. It is nothing until then, and where the line is down it waits for the line: a part that cannot come must not take the page with it. */
export const later = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => fetchPart(load))

const fetchPart = <Part>(load: () => Promise<Part>): Promise<{ default: Part }> => {
  const part = async () => ({ default: await load() })
  return part().catch(async (fault: unknown) => {
    if (navigator.onLine) throw fault
    await new Promise((isBack) => addEventListener('online', isBack, { once: true }))
    return part().catch(startAnew)
  })
}

/** Some browsers remember for as long as a page lasts that a script did not come, and do not ask for it again. */
const startAnew = (): Promise<never> => {
  location.reload()
  return new Promise(() => undefined)
}
