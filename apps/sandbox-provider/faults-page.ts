import { type FaultName, faultNames, faultSentences } from './faults.ts'

/** The page that switches faults: a form without scripts. */
export function faultsPage(set: FaultName, nonce: string): string {
  const choice = (name: FaultName): string =>
    `<label><input type="radio" name="fault" value="${name}"${name === set ? ' checked' : ''}><span><b>${name}</b> ${faultSentences[name]}</span></label>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox of providers</title><style nonce="${nonce}">
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#efe9dc;background:#14100a}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem}
form{display:grid;gap:.5rem}
label{display:flex;gap:.75rem;align-items:baseline;padding:.75rem 1rem;border:1px solid #ffffff2e;border-radius:.5rem;cursor:pointer}
label:has(:checked){border-color:#ffe9a8;background:#ffe9a814}
b,a{color:#ffe9a8}
button{justify-self:start;min-height:2.75rem;padding:0 1.5rem;font:inherit;font-weight:600;color:#1a0f00;background:#ffe9a8;border:0;border-radius:.5rem;cursor:pointer}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
</style></head><body><main><h1>Sandbox of providers</h1><p>What goes wrong with stakes that its games send to the house, from now on and until it is changed or the sandbox is started anew.</p>
<form method="post" action="/faults">${faultNames.map(choice).join('')}<button type="submit">Set</button></form><p>Set now: <b id="set">${set}</b></p><p><a href="/lobby">The lobby of a provider’s own</a></p></main></body></html>`
}
