import { element } from './element.ts'

/**
 * Shows help texts: headings, paragraphs, lists, tables, bold, italic, code and links to our own pages. Everything becomes text nodes, so that no
 * markup can come in by a text.
 */
export function renderMarkdown(source: string): Node[] {
  return blocksOf(source).map(renderBlock)
}

/** Paragraph-like pieces of a text: runs of lines of one kind. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'paragraph'; readonly text: string }

export function blocksOf(source: string): Block[] {
  const pieces: string[][] = []
  let running: Kind | null = null
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const kind = kindOf(line, running)
    const goesOn = kind === running && kind !== 'heading'
    if (kind !== null && goesOn) pieces.at(-1)?.push(line)
    else if (kind !== null) pieces.push([line])
    running = kind
  }
  return pieces.map(blockOf)
}

type Kind = 'heading' | 'bullets' | 'numbers' | 'table' | 'text'

/** What a line is, seen from the lines before it; null is a gap. An indented line goes on with a list. */
function kindOf(line: string, running: Kind | null): Kind | null {
  if (line.trim() === '') return null
  if (/^#{1,4}\s/.test(line)) return 'heading'
  if (/^\s*[-*]\s/.test(line)) return 'bullets'
  if (/^\s*\d+\.\s/.test(line)) return 'numbers'
  if (line.startsWith('|')) return 'table'
  const inList = running === 'bullets' || running === 'numbers'
  return inList && /^\s{2,}/.test(line) ? running : 'text'
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines
  const heading = /^(#{1,4})\s+(.*)$/.exec(first)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  switch (kindOf(first, null)) {
    case 'bullets':
      return listOf(lines, /^\s*[-*]\s+/, false)
    case 'numbers':
      return listOf(lines, /^\s*\d+\.\s+/, true)
    case 'table':
      return tableOf(lines)
    case 'heading':
    case 'text':
    case null:
      return { kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') }
  }
}

/** A line without a mark goes on with the item before it. */
function listOf(lines: readonly string[], mark: RegExp, ordered: boolean): Block {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', ordered, items }
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((text) => text.trim()),
    )
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}

function renderBlock(block: Block): Node {
  switch (block.kind) {
    case 'heading':
      return element(block.level <= 2 ? 'h3' : 'h4', {}, ...inline(block.text))
    case 'list':
      return element(
        block.ordered ? 'ol' : 'ul',
        {},
        block.items.map((item) => element('li', {}, ...inline(item))),
      )
    case 'table':
      return element(
        'div',
        { class: 'scrolls', tabindex: 0 },
        element(
          'table',
          {},
          element('thead', {}, row('th', block.head)),
          element(
            'tbody',
            {},
            block.rows.map((cells) => row('td', cells)),
          ),
        ),
      )
    case 'paragraph':
      return element('p', {}, ...inline(block.text))
  }
}

const row = (kind: 'th' | 'td', cells: readonly string[]): HTMLElement =>
  element(
    'tr',
    {},
    cells.map((text) => element(kind, {}, ...inline(text))),
  )

const marks = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\(\/[^)\s]*\))/

function inline(text: string): (Node | string)[] {
  return text
    .split(marks)
    .filter((part) => part !== '')
    .map(renderPart)
}

function renderPart(part: string): Node | string {
  if (part.startsWith('**') && part.endsWith('**')) return element('strong', {}, part.slice(2, -2))
  if (part.startsWith('*') && part.endsWith('*')) return element('em', {}, part.slice(1, -1))
  if (part.startsWith('`') && part.endsWith('`')) return element('code', {}, part.slice(1, -1))
  const link = /^\[([^\]]+)\]\((\/[^)\s]*)\)$/.exec(part)
  return link ? element('a', { href: link[2] ?? '/' }, link[1] ?? '') : part
}
