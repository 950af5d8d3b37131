/**
 * Where a `source` leads after login or sign-up, or null when it is not honoured (specification, section 2, redirect rule): only a
 * path of ours that begins with the current language's prefix, or the root.
 *
 * Browsers read `\` as `/`, drop tabs and line breaks and resolve `..`, and servers decode `%2F`; a source that needs any of that
 * to be understood is not honoured.
 */
export function redirectOf(source: string | undefined, language: string): string | null {
  if (source === undefined || !isPlainPath(source)) return null
  if (!URL.canParse(source, base)) return null
  const { origin, pathname, search, hash } = new URL(source, base)
  if (origin !== base) return null
  const prefix = `/${language}`
  const isOurs = pathname === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`)
  return isOurs ? `${pathname}${search}${hash}` : null
}

/** Any origin will do: what is asked is whether a source stays on it. */
const base = 'https://house.invalid'

function isPlainPath(source: string): boolean {
  const path = source.split(/[?#]/, 1)[0] ?? ''
  return (
    source.startsWith('/') &&
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    !/[\\\u0000-\u0020\u007f]/.test(source) &&
    !path.includes('//') &&
    !/%(2f|5c|00)/i.test(path) &&
    !path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))
  )
}
