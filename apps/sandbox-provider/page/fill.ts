/** Text that is safe in markup and in attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Fills in `{…}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

export const percent = (ratio: number, language: string): string =>
  ratio.toLocaleString(language, { style: 'percent', minimumFractionDigits: 2 })
