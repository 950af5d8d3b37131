import { cookieIn } from '../http/cookies.ts'

/** A choice of looks as a page is rendered from it. */
export type ThemeCookie = `theme=${'light' | 'dark'}`

/** The one cookie that a page's looks depend on; null when none was chosen. @param header the `Cookie` header. */
export function themeCookie(header: string | undefined): ThemeCookie | null {
  const theme = cookieIn(header, 'theme')
  return theme === 'light' || theme === 'dark' ? `theme=${theme}` : null
}
