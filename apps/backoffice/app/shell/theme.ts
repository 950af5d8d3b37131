export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

const key = 'back-office-theme'

/** What was chosen on this device; `system` where nothing was. */
export const storedTheme = (): Theme =>
  themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system'

export const showTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  showTheme(theme)
}
