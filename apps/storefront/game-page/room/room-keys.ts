/** Keys of the whole page. A dialog, a field or a button that has the focus keeps its own keys. */
export function listenToRoomKeys(keys: Readonly<Record<string, () => void>>): void {
  addEventListener('keydown', (event) => {
    const press = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!press || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasOwnKeys(event.target, event.key)) return
    event.preventDefault()
    press()
  })
}

function hasOwnKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]')) return true
  const isTick = target instanceof HTMLInputElement && target.type === 'checkbox'
  if (target.closest('input, select, textarea')) return !isTick || key === ' '
  const activates = key === ' ' || key === 'Enter'
  return activates && target.closest('button, a, summary') !== null
}
