import { scriptJson } from './script-json.ts'

/** What a page that many share tells one visitor alone, after all they have in common. */
export interface OwnPart {
  /** The network address that asked. */
  readonly ip: string
}

/** How a whole page ends; after it nothing of one's own can follow. */
const lastTags = '</body></html>'

/** The page without its last tags, which `ownEnd` brings; null for what is no whole page. */
export const commonStartOf = (page: string): string | null =>
  page.endsWith(lastTags) ? page.slice(0, -lastTags.length) : null

/** The end of one visitor's page. A script of this type is never run, so that no policy has to allow it. */
export const ownEnd = (own: OwnPart): string =>
  `<script type="application/json" id="init-own">${scriptJson(own)}</script>${lastTags}`
