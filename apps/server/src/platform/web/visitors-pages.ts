import type { CommonStart } from '../http/common-start.ts'

/** A page as all visitors of one kind get it. */
export interface SharedPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly start: CommonStart
  /** Whether it is a whole page, which ends with each visitor's own part. */
  readonly isWhole: boolean
}

/** Pages that were rendered for visitors, who all see the same for a moment. */
export interface VisitorsPages {
  /** The page under a key, rendered at most once at a time. One that failed is remembered by nobody. */
  readonly page: (key: string, render: () => Promise<SharedPage>) => Promise<SharedPage>
}

interface Kept {
  readonly until: number
  readonly page: Promise<SharedPage>
  /** Bytes; 0 while it is rendered. */
  size: number
}

/** Winners and meters on a page are at most so old; the page's own script asks for newer ones. */
const freshMs = 5_000
/** All kept pages together before they are pressed, which adds less than half. */
const bytesAtMost = 16_000_000
/** What is kept beside a page's text, its key and its headers. */
const bytesOfEach = 2_000

/** @param now milliseconds of a clock that only goes forward. */
export function createVisitorsPages(now: () => number = () => performance.now()): VisitorsPages {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const drop = (key: string, one: Kept): void => {
    if (kept.get(key) !== one) return
    kept.delete(key)
    bytes -= one.size
  }
  const makeRoom = (): void => {
    for (const [key, one] of kept) {
      if (bytes <= bytesAtMost && one.until > now()) return
      drop(key, one)
    }
  }
  const remember = (key: string, one: Kept, page: SharedPage): void => {
    if (page.status >= 500) return drop(key, one)
    if (kept.get(key) !== one) return
    one.size = sizeOf(key, page)
    bytes += one.size
    makeRoom()
  }
  const begin = (key: string, render: () => Promise<SharedPage>): Kept => {
    const rendered = async (): Promise<SharedPage> => {
      try {
        const page = await render()
        remember(key, one, page)
        return page
      } catch (fault) {
        drop(key, one)
        throw fault
      }
    }
    // Taken down before it is begun: rendering may fail at once.
    const one: Kept = { until: now() + freshMs, page: Promise.resolve().then(rendered), size: 0 }
    kept.set(key, one)
    return one
  }
  return {
    page: (key, render) => {
      const found = kept.get(key)
      if (found && found.until > now()) return found.page
      if (found) drop(key, found)
      return begin(key, render).page
    },
  }
}

/** Bytes. Addresses are of any length, and headers may lead to one. */
const sizeOf = (key: string, { headers, start }: SharedPage): number =>
  [key, ...headers.flat()].reduce((sum, text) => sum + text.length, start.length + bytesOfEach)
