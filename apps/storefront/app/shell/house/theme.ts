/** What an appearance can be set to; `system` follows what the player's device says. */
export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

const groundOf = { dark: '#0b1110', light: '#f5f3ed' } as const

const shades = ['dark', 'light'] as const

/** A kept or written choice; whatever is none leaves it to the device. */
export const themeOf = (kept: string | null | undefined): Theme =>
  themes.find((theme) => theme === kept) ?? 'system'

/** Colours of the browser's own bars, each with the media query for which it is meant. */
export const groundsOf = (theme: Theme) =>
  shades.map(
    (shade) =>
      [`(prefers-color-scheme: ${shade})`, groundOf[theme === 'system' ? shade : theme]] as const,
  )
