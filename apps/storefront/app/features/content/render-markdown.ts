import {
  Marked,
  type RendererObject,
  type TokenizerAndRendererExtension,
  type Tokens,
} from 'marked'

/** What a text leaves to whoever renders it. */
export interface Surroundings {
  /** The address behind a link inside the house, such as `/faq#money`. */
  readonly address: (path: string) => string
  /** Whether the browser leaves the app for the page behind a link inside the house: a game's or a provider's. */
  readonly isDocument: (path: string) => boolean
  /** The drawing of a name, as SVG; undefined when there is none. */
  readonly drawing: (name: string) => string | undefined
  /** The HTML that stands for a line `::name`; undefined when there is no such part. */
  readonly part: (name: string) => string | undefined
}

export interface Heading {
  readonly depth: number
  readonly id: string
  readonly title: string
}

export interface Rendered {
  readonly html: string
  /** In their order. */
  readonly headings: readonly Heading[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Markdown as HTML of our own making: raw HTML in the text is a mistake, links leave the house only by https, mail or telephone.
 * @throws when the text holds HTML, an unknown drawing or part, or a link of another kind.
 */
export function renderMarkdown(text: string, surroundings: Surroundings): Rendered {
  const headings: Heading[] = []
  const marked = new Marked({
    gfm: true,
    extensions: [partLine(surroundings)],
    renderer: { ...blocks(headings), ...inlines(surroundings), ...figures(surroundings) },
  })
  const html = marked.parse(text, { async: false })
  return { html, headings }
}

function blocks(headings: Heading[]): RendererObject {
  return {
    heading({ tokens, depth, text }) {
      const [, title = text, own] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(text) ?? []
      const id = own ?? slugOf(title)
      headings.push({ depth, id, title: plainText(title) })
      const words = this.parser.parseInline(tokens).replace(/\s*\{#[\w-]+\}$/, '')
      return `<h${depth} id="${escapeHtml(id)}">${words}</h${depth}>\n`
    },
    blockquote({ tokens }) {
      const body = this.parser.parse(tokens)
      const [, kind = 'note', words = body] =
        /^<p>\[!(note|care|money)\]\s*([\s\S]*)$/.exec(body) ?? []
      const inner = words === body ? body : `<p>${words}`
      return `<aside class="callout callout-${kind}">\n${inner}</aside>\n`
    },
    table(token) {
      const cells = (row: Tokens.TableCell[], tag: 'th' | 'td'): string =>
        row
          .map(({ tokens }, index) => {
            const isHead = tag === 'th' || index === 0
            const scope = tag === 'th' ? 'col' : 'row'
            const words = this.parser.parseInline(tokens)
            return isHead ? `<th scope="${scope}">${words}</th>` : `<td>${words}</td>`
          })
          .join('')
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
      return scrollable(
        `<table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table>`,
        headings.at(-1)?.id,
      )
    },
    html({ text }) {
      throw new Error(`HTML in a text: ${text}`)
    },
  }
}

/** What a reader saves, the same in every language: the offline verifier with its hashes. */
const publishedFile = /^\/fairness\/[a-z0-9-]+[.][a-z0-9]+$/

function inlines({ address, isDocument }: Surroundings): RendererObject {
  return {
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      if (href.startsWith('#')) return `<a href="${escapeHtml(href)}">${words}</a>`
      if (publishedFile.test(href)) return `<a href="${escapeHtml(href)}" download>${words}</a>`
      if (href.startsWith('/')) {
        const mark = isDocument(href) ? ' data-document' : ''
        return `<a href="${escapeHtml(address(href))}"${mark}>${words}</a>`
      }
      if (/^(https:\/\/|mailto:|tel:)/.test(href)) {
        const isPage = href.startsWith('https:')
        const away = isPage ? ' class="away" rel="noopener noreferrer"' : ''
        return `<a href="${escapeHtml(href)}"${away}>${words}</a>`
      }
      throw new Error(`a link to nowhere: ${href}`)
    },
  }
}

function figures({ drawing }: Surroundings): RendererObject {
  return {
    paragraph({ tokens }) {
      const [only] = tokens
      const inner = this.parser.parseInline(tokens)
      return tokens.length === 1 && only?.type === 'image' ? inner : `<p>${inner}</p>\n`
    },
    image({ href, title, text }) {
      const svg = drawing(href)
      if (svg === undefined) throw new Error(`no drawing ${href}`)
      const named = svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(text)}" `)
      const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''
      return `<figure>${named}${caption}</figure>\n`
    },
  }
}

/** A line `::name`, in whose place a part made from data stands. */
function partLine({ part }: Surroundings): TokenizerAndRendererExtension {
  return {
    name: 'part',
    level: 'block',
    start: (source) => source.match(/^::/m)?.index,
    tokenizer(source) {
      const [raw, name] = /^::([a-z-]+)(?:\n|$)/.exec(source) ?? []
      return raw === undefined ? undefined : { type: 'part', raw, name }
    },
    renderer({ name }) {
      const html = typeof name === 'string' ? part(name) : undefined
      if (html === undefined) throw new Error(`no part ::${String(name)}`)
      return html
    },
  }
}

/** A table that is wider than its column can be moved, by keyboard too. `heading` is the id of what it stands below. */
function scrollable(table: string, heading: string | undefined): string {
  const named = heading === undefined ? '' : ` aria-labelledby="${escapeHtml(heading)}"`
  return `<div class="written-table" role="group" tabindex="0"${named}>${table}</div>\n`
}

const plainText = (words: string): string => words.replace(/[*_`]/g, '')

function slugOf(title: string): string {
  return plainText(title)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
