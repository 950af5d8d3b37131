/** One line that tells the player something (specification, section 3). */
export interface Notice {
  readonly type: 'ERROR' | 'WARNING' | 'INFO'
  readonly message: string
  /** Stays when the page changes. */
  readonly persistent: boolean
  /** False for what must be acted on: no close button. */
  readonly closable: boolean
  readonly code?: number | string
  /** A page on which it is acted on, with its language. */
  readonly way?: { readonly name: string; readonly to: string }
}

export type Notices = readonly Notice[]

export const notice = (
  type: Notice['type'],
  message: string,
  rest: Partial<Omit<Notice, 'type' | 'message'>> = {},
): Notice => ({ type, message, persistent: false, closable: true, ...rest })

const isSame = (left: Notice, right: Notice): boolean =>
  left.type === right.type && left.message === right.message && left.code === right.code

/** Adds a notice; an identical one is not repeated. */
export const withNotice = (notices: Notices, added: Notice): Notices =>
  notices.some((shown) => isSame(shown, added)) ? notices : [...notices, added]

export const withoutNotice = (notices: Notices, closed: Notice): Notices => {
  const left = notices.filter((shown) => !isSame(shown, closed))
  return left.length === notices.length ? notices : left
}

/** What stays when the page changes, and when a call that the player made begins. */
export const onlyPersistent = (notices: Notices): Notices =>
  notices.every(({ persistent }) => persistent)
    ? notices
    : notices.filter(({ persistent }) => persistent)
