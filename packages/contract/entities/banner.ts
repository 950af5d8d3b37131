import { z } from 'zod'

/** A banner as a page shows it, in the reader's language. */
export const banner = z.object({
  id: z.string(),
  title: z.string(),
  /** Markdown as `bannerText` takes it. */
  text: z.string(),
  /** Where it leads, below the language prefix, and the words on it; null: nowhere. */
  link: z.object({ path: z.string(), words: z.string() }).nullable(),
})
export type Banner = z.output<typeof banner>

/**
 * What stands in a text that nobody may make more of than words: no HTML, pictures, parts or definitions of links, and no address but one that is
 * written as a link within the house or by https.
 */
export const isPlainMarkdown = (text: string): boolean =>
  !/[<>`]|!\[|^\s*::|\]\s*:|\bwww[.]|\bhttp:|&#|\\/im.test(text) &&
  [...text.matchAll(/\]\(/g)].length ===
    [...text.matchAll(/\]\((?:\/[\w/#-]*|https:\/\/[\w.-]+[\w/#?=.-]*)\)/g)].length
