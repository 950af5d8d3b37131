import { languageOfPath } from '../../../shell/texts/languages.ts'
import { texts } from '../../../shell/texts/texts.server.ts'
import type { MethodTexts } from './method-texts.ts'

/** The sentences in the language of the page that is asked for. */
export function methodTextsOf(request: Request): MethodTexts {
  const all = texts[languageOfPath(new URL(request.url).pathname)]
  const { optional, choose, paste, checksum } = all.cashierWithdraw
  return {
    methods: all.cashierMethods,
    words: all.cashierWords,
    faults: all.account.faults,
    page: { optional, choose, paste, checksum },
  }
}
