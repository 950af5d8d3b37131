/** Minor units of what was typed: `12.50` is 1250, `-3` is -300; null for what is no amount, or nothing. */
export function centsOf(text: string): number | null {
  const [, sign, whole, part = ''] = /^([-−]?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (size === 0) return null
  return sign === '' ? size : -size
}
