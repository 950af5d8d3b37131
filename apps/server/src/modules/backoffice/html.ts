/** Text that is markup: everything else that is put into a page is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | bigint | Html | null | readonly Part[]

/** Markup with values put in: what is not `Html` is escaped, null is nothing, lists are put side by side. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    pieces
      .map((piece, place) => piece + (place < parts.length ? shown(parts[place] ?? null) : ''))
      .join(''),
  )
}

function shown(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(shown).join('')
  return escaped(String(part))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')
