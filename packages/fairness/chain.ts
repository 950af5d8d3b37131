import { sha256 } from './sha256.ts'

/**
 * A hash chain is chance for rounds that many share: each link is the SHA-256 of the one after it, over its 32 raw bytes, and the rounds use links from the
 * end that is published first backwards. So a link proves itself when it is shown, and tells nothing of those to come.
 *
 * Link `n` is the server seed of the `n`th round, from 1; link 0 is the end, which is published before the chain has a salt. The salt takes the place of the
 * client seed and the number of the link that of the nonce: words are those of `openStream(link).round(salt, n)`.
 */
type ChainLink = Uint8Array

/** The link before this one: what was shown a round earlier. */
export const linkBefore = (link: ChainLink): ChainLink => sha256(link)

/** The link so many steps before this one. @throws RangeError for a number of steps that is none. */
export function linkBack(link: ChainLink, steps: number): ChainLink {
  if (!Number.isSafeInteger(steps) || steps < 0)
    throw new RangeError(`cannot go ${steps} links back`)
  let found = link
  for (let step = 0; step < steps; step++) found = linkBefore(found)
  return found
}

/**
 * Whether link number `number` lies on the chain of which an earlier link is known.
 * @param known `number` 0 and the published end, or any link that was proven before.
 */
export function isOnChain(
  link: ChainLink,
  number: number,
  known: { readonly link: ChainLink; readonly number: number },
): boolean {
  if (number < known.number) return false
  const back = linkBack(link, number - known.number)
  return back.length === known.link.length && back.every((byte, at) => byte === known.link[at])
}
