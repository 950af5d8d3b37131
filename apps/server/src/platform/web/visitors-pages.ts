import { secretToken } from '../ids.ts'

/** A page as all visitors of one kind get it, with gaps where something is each one's own. */
export interface SharedPage {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
}

/** What fills the gaps. */
export interface OwnParts {
  /** Of the answer's content security policy: never the same twice. */
  readonly nonce: string
  readonly ip: string
}

/** Pages that were rendered for visitors, who all see the same for a moment. */
export interface VisitorsPages {
  /** What a shared page is rendered with in place of each visitor's own. */
  readonly gaps: OwnParts
  /**
   * The page under a key, rendered at most once at a time; null when it can't be shared, which is remembered by nobody.
   * @param render with `gaps` in place of what is a visitor's own.
   */
  readonly page: (key: string, render: () => Promise<SharedPage>) => Promise<SharedPage>
  /** A shared page as one visitor gets it. */
  readonly filled: (page: SharedPage, own: OwnParts) => string
}

interface Kept {
  readonly until: number
  readonly page: Promise<SharedPage>
  /** Characters; 0 while it is rendered. */
  size: number
}

/** Winners and meters on a page are at most so old; the page's own script asks for newer ones. */
const freshMs = 5_000
/** All kept pages together, in characters. */
const charactersAtMost = 16_000_000

/** @param now milliseconds of a clock that only goes forward. */
export function createVisitorsPages(now: () => number = () => performance.now()): VisitorsPages {
  const kept = new Map<string, Kept>()
  let characters = 0
  const gaps = { nonce: gap(), ip: gap() }

  const drop = (key: string, one: Kept): void => {
    if (kept.get(key) !== one) return
    kept.delete(key)
    characters -= one.size
  }
  const makeRoom = (): void => {
    for (const [key, one] of kept) {
      if (characters <= charactersAtMost && one.until > now()) return
      drop(key, one)
    }
  }
  const remember = (key: string, one: Kept, page: SharedPage): void => {
    if (page.status >= 500) return drop(key, one)
    if (kept.get(key) !== one) return
    one.size = page.text.length
    characters += one.size
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
    gaps,
    page: (key, render) => {
      const found = kept.get(key)
      if (found && found.until > now()) return found.page
      if (found) drop(key, found)
      return begin(key, render).page
    },
    filled: ({ text }, { nonce, ip }) =>
      text.replaceAll(gaps.nonce, () => nonce).replaceAll(gaps.ip, () => ip),
  }
}

/** A word that no page holds and nobody outside can know. */
const gap = (): string => `gap${secretToken(18).replaceAll(/[^A-Za-z0-9]/g, '0')}`
