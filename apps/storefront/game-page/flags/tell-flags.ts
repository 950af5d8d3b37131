import { flagRules, type ToldFlag } from '../../app/shell/session/flag-rules.ts'
import { element } from '../markup/element.ts'
import type { FlagTexts } from './load-flag-texts.ts'

interface TellNeeds {
  readonly texts: FlagTexts
  readonly language: string
  readonly notices: Pick<HTMLElement, 'append'>
}

/** While a flag is raised its sentence stands over the game and cannot be closed, with the way to where it is acted on. */
export function tellFlags({ texts, language, notices }: TellNeeds) {
  const shown = new Map<ToldFlag, HTMLElement>()
  const names: Partial<Record<ToldFlag, string>> = texts.ways
  const lineOf = (flag: ToldFlag): HTMLElement => {
    const { target } = flagRules[flag]
    const name = names[flag]
    return element(
      'p',
      { class: 'notice notice-warning', role: 'alert' },
      texts[flag],
      target !== null &&
        name !== undefined &&
        element('a', { class: 'notice-way', href: `/${language}${target}` }, name),
    )
  }
  return (told: readonly ToldFlag[]): void => {
    for (const [flag, line] of shown) {
      if (told.includes(flag)) continue
      line.remove()
      shown.delete(flag)
    }
    for (const flag of told) {
      if (shown.has(flag)) continue
      const line = lineOf(flag)
      shown.set(flag, line)
      notices.append(line)
    }
  }
}
