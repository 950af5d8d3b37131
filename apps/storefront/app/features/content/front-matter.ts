import { parse } from 'yaml'
import { z } from 'zod'

const path = z.string().regex(/^\/[a-z0-9/-]+$/)

/** What a written page says of itself above its text. */
const frontMatter = z.strictObject({
  /** For the browser's tab and for search engines, without the brand. */
  title: z.string().min(4).max(60),
  heading: z.string().min(2).max(70),
  description: z.string().min(40).max(165),
  /** First paragraph, set larger. */
  lead: z.string().min(20),
  updated: z.iso.date(),
  template: z.enum(['info', 'legal', 'guide', 'faq', 'promotion', 'provider']),
  /** Place among its siblings. */
  order: z.int().min(0),
  related: z.array(path).max(4).default([]),
  /** A drawing of `content/figures` beside the heading. */
  figure: z.string().optional(),
})
type FrontMatter = z.infer<typeof frontMatter>

export interface WrittenPage {
  readonly head: FrontMatter
  readonly body: string
}

/** @throws when the head is missing or not what a page says of itself. */
export function readWrittenPage(source: string): WrittenPage {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || body === undefined) throw new Error('no front matter')
  const parsed: unknown = parse(head)
  return { head: frontMatter.parse(parsed), body: body.trim() }
}
