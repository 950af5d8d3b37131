import { readCookie } from '../session/remember.ts'
import { isLanguage, type Language, languageWanted } from './languages.ts'

/** The language for who comes without one in the path: chosen before, else wanted by the browser. */
export function languageFor(request: Request): Language {
  const chosen = readCookie(request.headers.get('cookie') ?? '', 'lang') ?? undefined
  return isLanguage(chosen) ? chosen : languageWanted(request.headers.get('accept-language'))
}
