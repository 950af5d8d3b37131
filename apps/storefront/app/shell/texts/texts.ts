import type { Translated } from './translated.ts'
import type * as en from './en/index.ts'

/** The sentences of all pages. English is the original; the compiler holds every translation to its keys. */
export type Texts = Translated<typeof en>
