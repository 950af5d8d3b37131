import { paymentAsset } from '@fairhouse/contract/entities/payment-method'
import { escaped, page } from '../frame/page.ts'
import { builtIn, type ListState } from './flagged-addresses.ts'

/** The list, and for whoever runs the sandbox a form that flags one more address. @param shown.said what became of the last one. */
export const listPage = (shown: {
  readonly state: ListState
  readonly mayFlag: boolean
  readonly said: string | null
}): string => {
  const { state, mayFlag, said } = shown
  const rows = [...builtIn, ...state.added].map(
    ({ asset, address, category, source }) =>
      `<tr><td>${asset}</td><td class="number">${escaped(address)}</td><td>${escaped(category)}</td><td>${escaped(source)}</td></tr>`,
  )
  return page(
    'Lists of addresses',
    `<p class="quiet">Edition ${state.edition}. A payment from or to one of these is held by the house, for its people to decide on.</p>
${said === null ? '' : `<p class="card" role="status">${escaped(said)}</p>`}
<div class="scroll" tabindex="0" role="region" aria-label="Flagged addresses"><table><thead><tr><th scope="col">Coin</th><th scope="col">Address</th><th scope="col">Category</th><th scope="col">Source</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
${mayFlag ? form : ''}`,
  )
}

const form = `<h2>Flag another</h2>
<form class="card" method="post" action="/address-lists/flagged">
<div class="field"><label for="asset">Coin</label><select id="asset" name="asset">${paymentAsset.options
  .filter((asset) => asset !== 'USD')
  .map((asset) => `<option>${asset}</option>`)
  .join('')}</select></div>
<div class="field"><label for="address">Address</label><input id="address" name="address" required maxlength="200" autocomplete="off" spellcheck="false"></div>
<div class="field"><label for="category">Category</label><input id="category" name="category" required maxlength="100" value="theft"></div>
<button>Flag</button></form>`
