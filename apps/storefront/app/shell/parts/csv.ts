/** Minor units with two digits and a point, as spreadsheets of any language take them. */
export const csvAmount = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

/** Rows as CSV, each line ended. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** A field that a spreadsheet would take for a formula is made a text. */
function field(value: string | number): string {
  const text = String(value)
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
