/** A Markdown table; the first column reads from the left, the others are numbers. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = heads.map((_, i) => (i === 0 ? '---' : '---:'))
  return [heads, rule, ...rows].map(line).join('\n')
}
