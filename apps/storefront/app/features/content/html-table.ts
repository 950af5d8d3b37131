import { escapeHtml } from './render-markdown.ts'

type Cell =
  | string
  /** With smaller words below. */
  | { readonly words: string; readonly below: string }
  | { readonly links: readonly { readonly to: string; readonly words: string }[] }

/** A table whose rows are headed by their first cells. Words are escaped here. */
export function htmlTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = columns.map((words) => `<th scope="col">${escapeHtml(words)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  const name = escapeHtml(columns[0] ?? '')
  return `<div class="written-table" role="group" tabindex="0" aria-label="${name}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`
}

function cell(content: Cell, index: number): string {
  const inner = innerOf(content)
  return index === 0 ? `<th scope="row">${inner}</th>` : `<td>${inner}</td>`
}

function innerOf(content: Cell): string {
  if (typeof content === 'string') return escapeHtml(content)
  if ('words' in content)
    return `${escapeHtml(content.words)}<small>${escapeHtml(content.below)}</small>`
  return content.links
    .map(({ to, words }) => {
      const address = escapeHtml(to)
      return `<a href="${address}" rel="noopener noreferrer">${escapeHtml(words)}</a>`
    })
    .join('<br>')
}
