import { escaped } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'

const presets = ['1.5', '2', '5', '10', '100']

/** A curve that rises until it breaks. */
export function crashStage({ words }: Pick<PageData, 'words'>): Stage {
  const buttons = presets.map(
    (times) => `<button type="button" class="action" data-times="${times}">${times}×</button>`,
  )
  return {
    script: 'crash.ts',
    markup: `<div class="felt crash"><div class="sky"><output id="times" aria-live="off"></output><svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" id="flight" class="flight"><polygon id="area"/><polyline id="curve"/></svg></div><div class="tools"><label>${escaped(words.target)} <input id="target" inputmode="decimal" value="2" autocomplete="off"> ×</label>${buttons.join('')}<span class="figure"><span>${escaped(words.pays)}</span><b id="pays"></b></span></div><div class="banner" id="banner" role="status"></div></div>`,
    pays: '',
    rules: [words.crashRule],
    data: { begins: 'fly' },
  }
}
