import { books as texts } from '../texts/books.ts'
import { titled } from '../texts/words.ts'

const kinds: Readonly<Record<string, string>> = texts.kinds

/** What differs, in words. */
export const kindInWords = (kind: string): string => kinds[kind] ?? titled(kind)
