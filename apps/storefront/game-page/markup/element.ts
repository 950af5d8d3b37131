/** What may stand inside an element. Text is always text, never markup. */
export type Content = Node | string | null | false | readonly Content[]

export interface Attributes {
  readonly [name: string]: string | number | boolean | null | undefined | ((event: Event) => void)
}

/**
 * An HTML element. Attributes that are null, undefined or false are left out, true ones are empty; `onclick` and other `on…` take
 * functions.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) give(made, key, value)
  made.append(...nodes(content))
  return made
}

function give(made: HTMLElement, key: string, value: Attributes[string]): void {
  if (value === null || value === undefined || value === false) return
  if (typeof value === 'function') made.addEventListener(key.replace(/^on/, ''), value)
  else made.setAttribute(key, value === true ? '' : String(value))
}

function nodes(content: Content): (Node | string)[] {
  if (content === null || content === false) return []
  if (typeof content === 'string' || content instanceof Node) return [content]
  return content.flatMap(nodes)
}

/** Replaces what stands inside `parent`. */
export const fill = (parent: Element, ...content: readonly Content[]): void =>
  parent.replaceChildren(...nodes(content))

/** Sets a text only when it changes, so that screen readers and layout are left in peace. */
export function write(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text
}
