import type { Banner } from '@fairhouse/contract/entities/banner'
import { buttonClass } from '@fairhouse/ui/button'
import { escapeHtml, renderMarkdown } from '../content/render-markdown.ts'

/**
 * Banners as HTML of our own making, so that a page that shows them loads nothing more. Their texts are rendered as all written texts are: no HTML but ours,
 * and no script ever. Empty: there are none.
 * @param about.name what they are, for who does not see them.
 */
export function shownBanners(
  banners: readonly Banner[],
  { language, name }: { readonly language: string; readonly name: string },
): string {
  if (banners.length === 0) return ''
  const address = (below: string): string => addressOf(language, below)
  const all = banners.map((banner) => bannerHtml(banner, address)).join('')
  return `<section class="banners" aria-label="${escapeHtml(name)}">${all}</section>`
}

const addressOf = (language: string, below: string): string =>
  `/${language}${below === '/' ? '' : below}`

function bannerHtml({ title, text, link }: Banner, address: (below: string) => string): string {
  const leads =
    link === null
      ? ''
      : `<a class="${buttonClass({ size: 'small' })}" href="${escapeHtml(address(link.path))}">${escapeHtml(link.words)}</a>`
  return `<article class="banner"><h2>${escapeHtml(title)}</h2>${htmlOf(text, address)}${leads}</article>`
}

function htmlOf(text: string, address: (below: string) => string): string {
  try {
    return renderMarkdown(text, {
      address,
      // All its links are the browser's: the app follows none of them.
      isDocument: () => false,
      drawing: () => undefined,
      part: () => undefined,
    }).html
  } catch {
    // What the contract let through and no page may render is shown as it was typed: the first page must not fall over a banner.
    return `<p>${escapeHtml(text)}</p>`
  }
}
