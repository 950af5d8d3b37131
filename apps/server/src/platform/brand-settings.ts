import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { contrast } from './contrast.ts'
import { StartFault } from './start-fault.ts'

/** How the house looks and what it calls itself. */
export interface BrandSettings {
  /** On pages, in letters and documents. */
  readonly name: string
  /** Its mark as SVG; null: the one that comes with the house. */
  readonly logo: string | null
  /** What it is coloured with instead of brass; null: brass. */
  readonly colors: BrandColors | null
  /** Texts of the company's own, in place of those that come with the house; null: none. */
  readonly legalDir: string | null
}

/** Colours as `#rrggbb`. */
export interface BrandColors {
  /** Faces of buttons, and words on the dark ground. */
  readonly main: string
  /** Words on the light ground. */
  readonly onLight: string
}

const color = (name: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, `${name} must be a colour such as #e9c46a.`)
    .optional()

/** The variables of the environment that are about the brand. */
export const brandEnvironment = {
  BRAND_NAME: z
    .string()
    .trim()
    .regex(
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.&-]{0,39}$/u,
      'BRAND_NAME must be 1 to 40 letters, digits and blanks, such as Fairhouse Casino.',
    )
    .default('Fairhouse Casino'),
  BRAND_LOGO: z.string().optional(),
  BRAND_COLOR: color('BRAND_COLOR'),
  BRAND_COLOR_ON_LIGHT: color('BRAND_COLOR_ON_LIGHT'),
  LEGAL_DIR: z.string().optional(),
}

const environment = z.object(brandEnvironment)
type Set = z.output<typeof environment>

/** The grounds that words stand on (packages/ui/tokens.css). */
const grounds = { dark: '#0b1110', light: '#f5f3ed' }
/** WCAG 2.2, 1.4.3. */
const readable = 4.5

/** Sentences for what cannot be read, or not be read well. */
export function brandFaults({ BRAND_COLOR: main, BRAND_COLOR_ON_LIGHT: onLight }: Set): string[] {
  if (main === undefined && onLight === undefined) return []
  if (main === undefined || onLight === undefined)
    return ['BRAND_COLOR and BRAND_COLOR_ON_LIGHT belong together.']
  return [
    ...(contrast(main, grounds.dark) < readable
      ? [`BRAND_COLOR cannot be read on the dark ground ${grounds.dark}: take a lighter one.`]
      : []),
    ...(contrast(onLight, grounds.light) < readable
      ? [
          `BRAND_COLOR_ON_LIGHT cannot be read on the light ground ${grounds.light}: take a darker one.`,
        ]
      : []),
  ]
}

/** @throws StartFault when the logo cannot be read. */
export function brandSettings(set: Set, root: string): BrandSettings {
  const { BRAND_COLOR: main, BRAND_COLOR_ON_LIGHT: onLight } = set
  return {
    name: set.BRAND_NAME,
    logo: set.BRAND_LOGO === undefined ? null : logoIn(resolve(root, set.BRAND_LOGO)),
    colors: main === undefined || onLight === undefined ? null : { main, onLight },
    legalDir: set.LEGAL_DIR === undefined ? null : resolve(root, set.LEGAL_DIR),
  }
}

/** Larger ones would slow every page down. */
const logoBytes = 20_000

function logoIn(file: string): string {
  let svg: string
  try {
    svg = readFileSync(file, 'utf8')
  } catch (fault) {
    throw new StartFault([`BRAND_LOGO cannot be read: ${file}.`], fault)
  }
  if (!/<svg[\s>]/.test(svg) || svg.length > logoBytes)
    throw new StartFault([`BRAND_LOGO must be an SVG of at most ${logoBytes} bytes: ${file}.`])
  return svg
}
