import { pageGate } from './challenge/page-gate.ts'
import { byPost } from './post.ts'
import type { Transport } from './transport.ts'

/** The readable cookie that every call repeats. */
export const csrfCookie = (): string | null =>
  /(?:^|; )csrf=([^;]*)/.exec(document.cookie)?.[1] ?? null

/** POST over the real network of this page. */
export const browserPost = (language: string, patienceMilliseconds: number): Transport =>
  byPost({
    language,
    patienceMilliseconds,
    fetch: (path, init) => fetch(path, init),
    csrf: csrfCookie,
    gate: pageGate,
  })
