/** A browser that reads so slowly is let go: it comes back by itself, and the newest frame is all that it needs. */
const slowBytes = 64 * 1024
/** Screens of a house's people, in tabs and on walls. */
export const viewersAtMost = 100

interface Stream {
  readonly writableLength: number
  readonly write: (text: string) => unknown
  readonly end: () => unknown
}

/** Somebody who watches. */
export interface Viewer {
  readonly stream: Stream
  /** Whether they still may; asked now and then. */
  readonly mayStay: () => Promise<boolean>
}

/** Everybody who watches at this node. All get the same bytes, made once. */
export function createViewers() {
  const viewers = new Set<Viewer>()
  const letGo = (viewer: Viewer): void => {
    if (viewers.delete(viewer)) viewer.stream.end()
  }
  return {
    count: (): number => viewers.size,
    add: (viewer: Viewer): void => void viewers.add(viewer),
    remove: (viewer: Viewer): void => void viewers.delete(viewer),
    tell: (text: string): void => {
      for (const viewer of viewers)
        if (viewer.stream.writableLength > slowBytes) letGo(viewer)
        else viewer.stream.write(text)
    },
    /** Lets those go who may not watch any more. */
    check: async (): Promise<void> => {
      for (const viewer of viewers) {
        // oxlint-disable-next-line no-await-in-loop -- few, and one connection
        if (!(await viewer.mayStay())) letGo(viewer)
      }
    },
    close: (): void => {
      for (const viewer of viewers) letGo(viewer)
    },
  }
}
