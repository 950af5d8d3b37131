/** Rows as CSV, each line ended. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A text that a spreadsheet would take for a formula is kept a text. */
function cell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Minor units with a point before so many digits, as spreadsheets of any language take them. */
export function decimalOf(units: bigint | number, scale: number): string {
  const digits = (units < 0 ? -units : units).toString().padStart(scale + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
