import type { Language } from './languages.ts'
import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as fr from './fr/index.ts'
import * as ja from './ja/index.ts'
import * as pt from './pt/index.ts'
import type { Texts } from './texts.ts'

/**
 * Every sentence of the storefront. They stay on the server: a page's loader sends the sentences of that page in its
 * language, so that no script carries a word.
 */
export const texts: Readonly<Record<Language, Texts>> = { en, de, es, pt, fr, ja }
