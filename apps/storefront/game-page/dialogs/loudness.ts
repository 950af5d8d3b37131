import { element } from '../markup/element.ts'

/** A slider for how loud something is, 0 to 1. */
export function loudness(
  id: string,
  text: string,
  value: number,
  change: (value: number) => void,
): HTMLElement {
  const slider = element('input', {
    type: 'range',
    id,
    min: 0,
    max: 100,
    step: 5,
    value: Math.round(value * 100),
    oninput: () => change(Number(slider.value) / 100),
  })
  return element('div', { class: 'field' }, element('label', { for: id }, text), slider)
}
