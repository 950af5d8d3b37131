/** How a wall shows its challenge: ours as data for our own work, a vendor's as the page that came. */
export type ChallengeKind = 'work' | 'page'

/** What a page holds that is a challenge and nothing else. More walls are more lines. */
const markers: readonly { readonly text: string; readonly kind: ChallengeKind }[] = [
  { text: 'id="fairhouse-challenge"', kind: 'work' },
  // Imperva, formerly Incapsula.
  { text: '_Incapsula_Resource', kind: 'page' },
  // Cloudflare.
  { text: '/cdn-cgi/challenge-platform/', kind: 'page' },
]

/** Which challenge a page of HTML or XML is, if it is one. */
export const challengeKindOf = (page: string): ChallengeKind | null =>
  markers.find(({ text }) => page.includes(text))?.kind ?? null

/** Content types in which walls answer; everything else is no page. */
export const isPage = (contentType: string): boolean =>
  /^(text\/html|application\/xhtml\+xml|(text|application)\/xml)\b/i.test(contentType)
