import { escapeHtml } from './render-markdown.ts'

type Cell = string | { readonly links: readonly { readonly to: string; readonly words: string }[] }

/** A table whose rows are headed by their first cells. Words are escaped here. */
export function htmlTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const head = columns.map((words) => `<th scope="col">${escapeHtml(words)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  const name = escapeHtml(columns[0] ?? '')
  return `<div class="written-table" role="group" tabindex="0" aria-label="${name}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`
}

function cell(content: Cell, index: number): string {
  const inner =
    typeof content === 'string'
      ? escapeHtml(content)
      : content.links
          .map(
            ({ to, words }) =>
              `<a href="${escapeHtml(to)}" rel="noopener noreferrer">${escapeHtml(words)}</a>`,
          )
          .join('<br>')
  return index === 0 ? `<th scope="row">${inner}</th>` : `<td>${inner}</td>`
}
