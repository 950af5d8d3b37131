import type { Banner } from '@fairhouse/contract/entities/banner'
import { buttonClass } from '@fairhouse/ui/button'
import { isDocument } from '../content/is-document.ts'
import { escapeHtml, renderMarkdown, type Surroundings } from '../content/render-markdown.ts'

/**
 * Banners as HTML of our own making, so that a page that shows them loads nothing more. Their texts are rendered as all written texts are: no HTML but ours,
 * and no script ever. Empty: there are none.
 * @param about.name what they are, for who does not see them.
 * @param about.isGame whether a game has this address: its page is another document, as a provider's is.
 */
export function shownBanners(
  banners: readonly Banner[],
  about: {
    readonly language: string
    readonly name: string
    readonly isGame: (uri: string) => boolean
  },
): string {
  if (banners.length === 0) return ''
  const { language, name, isGame } = about
  const ways: Ways = {
    address: (below) => `/${language}${below === '/' ? '' : below}`,
    isDocument: (below) => isDocument(below, isGame),
  }
  const all = banners.map((banner) => bannerHtml(banner, ways)).join('')
  return `<section class="banners" aria-label="${escapeHtml(name)}">${all}</section>`
}

type Ways = Pick<Surroundings, 'address' | 'isDocument'>

function bannerHtml({ title, text, link }: Banner, ways: Ways): string {
  const leads = link === null ? '' : wayHtml(link, ways)
  return `<article class="banner"><h2>${escapeHtml(title)}</h2>${htmlOf(text, ways)}${leads}</article>`
}

function wayHtml({ path, words }: NonNullable<Banner['link']>, { address, isDocument: is }: Ways) {
  const mark = is(path) ? ' data-document' : ''
  return `<a class="${buttonClass({ size: 'small' })}" href="${escapeHtml(address(path))}"${mark}>${escapeHtml(words)}</a>`
}

function htmlOf(text: string, ways: Ways): string {
  try {
    return renderMarkdown(text, {
      ...ways,
      drawing: () => undefined,
      part: () => undefined,
    }).html
  } catch {
    // What the contract let through and no page may render is shown as it was typed: the first page must not fall over a banner.
    return `<p>${escapeHtml(text)}</p>`
  }
}
