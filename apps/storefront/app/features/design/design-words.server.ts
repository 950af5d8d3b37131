import type { Language } from '../../shell/texts/languages.ts'
import { de } from './words-de.ts'
import { type DesignWords, en } from './words-en.ts'

/** For those who work on the house: in English and German only. */
export const designWords = (language: Language): DesignWords => (language === 'de' ? de : en)
