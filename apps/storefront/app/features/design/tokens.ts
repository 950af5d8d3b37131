import { contrast } from './contrast.ts'

export interface Ink {
  readonly name: string
  readonly colour: string
  /** On each ground, by its name. */
  readonly contrasts: Readonly<Record<string, number>>
}

export interface Theme {
  readonly grounds: readonly { readonly name: string; readonly colour: string }[]
  readonly inks: readonly Ink[]
}

const groundNames = ['ink-deep', 'ink', 'surface', 'surface-high'] as const
const inkNames = ['text', 'text-quiet', 'text-faint', 'money', 'mint', 'coral', 'sky'] as const

/** The values of a block of `tokens.css`. @throws when the file no longer begins it so. */
function valuesOf(css: string, selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(selector)
  if (start < 0) throw new Error(`tokens.css has no ${selector}`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** The colour of a name, through names that stand for others. */
function colourOf(values: ReadonlyMap<string, string>, name: string): string {
  const value = values.get(name) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colourOf(values, other)
  if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`--${name} is no plain colour: ${value}`)
  return value
}

function themeOf(css: string, selector: string): Theme {
  const values = valuesOf(css, selector)
  const grounds = groundNames.map((name) => ({ name, colour: colourOf(values, name) }))
  return {
    grounds,
    inks: inkNames.map((name) => {
      const colour = colourOf(values, name)
      return {
        name,
        colour,
        contrasts: Object.fromEntries(
          grounds.map((ground) => [ground.name, contrast(colour, ground.colour)]),
        ),
      }
    }),
  }
}

export interface Themes {
  readonly dark: Theme
  readonly light: Theme
}

/** The house's colours. @param css the one file of tokens */
export const themesOf = (css: string): Themes => ({
  dark: themeOf(css, ':root,'),
  light: themeOf(css, ':root[data-theme="light"]'),
})
