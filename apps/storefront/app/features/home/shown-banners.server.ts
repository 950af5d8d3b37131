import type { Banner } from '@fairhouse/contract/entities/banner'
import { escapeHtml, renderMarkdown } from '../content/render-markdown.ts'

/** A banner as home shows it. */
export interface ShownBanner extends Omit<Banner, 'text'> {
  readonly html: string
}

/** Banners with their texts rendered as all written texts are: no HTML but ours, and no script ever. */
export const shownBanners = (banners: readonly Banner[], language: string): ShownBanner[] =>
  banners.map(({ text, ...banner }) => ({ ...banner, html: htmlOf(text, language) }))

function htmlOf(text: string, language: string): string {
  try {
    return renderMarkdown(text, {
      address: (below) => `/${language}${below === '/' ? '' : below}`,
      drawing: () => undefined,
      part: () => undefined,
    }).html
  } catch {
    // What the contract let through and no page may render is shown as it was typed: the first page must not fall over a banner.
    return `<p>${escapeHtml(text)}</p>`
  }
}
