/**
 * Keeps what is typed and pressed before the page is awake, and does it again then: React would take fields for empty and know of
 * no press.
 *
 * The server writes this function's text into the page, so it uses nothing from outside itself.
 * @param mark of the document when React has taken over, a name in its `dataset`.
 */
export function keepTouches(mark: string): void {
  const root = document.documentElement
  const typed = new Map<Element, { readonly value: string; readonly checked: boolean }>()
  let pressed: HTMLElement | null = null

  const keepTyped = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement)
      typed.set(target, { value: target.value, checked: target.checked })
    else if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      typed.set(target, { value: target.value, checked: false })
  }

  const keepPress = (event: Event): void => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button, [type="submit"]')
    if (button === null) return
    event.preventDefault()
    // React hears presses while it is still taking over: it would act on this one now and on the repeated one too.
    event.stopPropagation()
    pressed = button
  }

  /** React listens only to what differs from what it saw last: it is shown something else first, and then what was typed, behind its back. */
  const typeAgain = (field: Element, { value, checked }: { value: string; checked: boolean }) => {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = !checked
      field.click()
    } else if ('value' in field) {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }

  addEventListener('input', keepTyped, { capture: true })
  addEventListener('click', keepPress, { capture: true })
  new MutationObserver((_, observer) => {
    if (!(mark in root.dataset)) return
    observer.disconnect()
    removeEventListener('input', keepTyped, { capture: true })
    removeEventListener('click', keepPress, { capture: true })
    for (const [field, was] of typed) typeAgain(field, was)
    if (pressed?.isConnected) pressed.click()
  }).observe(root, { attributes: true })
}
