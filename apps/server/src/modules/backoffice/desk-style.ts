import { createHash } from 'node:crypto'
import { pageStyle } from '#platform/operator/page-style'

/** The look of the health page, with what forms need. */
export const deskStyle = `${pageStyle}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center;margin:0 0 1.25rem;padding:0 0 .75rem;border-bottom:1px solid var(--line)}
nav a,nav button{display:inline-flex;align-items:center;min-height:2.75rem}
nav a[aria-current]{color:var(--text);text-decoration:none;border-bottom:2px solid var(--brass)}
nav form{margin-left:auto}
h1{margin:0 0 1rem;font-size:clamp(1.5rem,1.2rem + 1.5vw,2.1rem)}main>h2{margin:1.75rem 0 .5rem}main>section{margin-top:1rem}h1::before{content:none}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));align-items:start}
.grid section{margin:0;min-width:0}
label{display:block;margin:.75rem 0 .25rem;color:var(--quiet);font-size:.875rem}
input,button{font:inherit;color:var(--text)}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--quiet);border-radius:.5rem;background:var(--ink)}
button{min-height:2.75rem;margin:.75rem .5rem 0 0;padding:.5rem 1.25rem;border:1px solid var(--brass);border-radius:.5rem;background:none;color:var(--brass);cursor:pointer}
button.main{background:var(--brass);color:var(--ink);font-weight:600}
nav button{margin:0;border:0;padding:0;text-decoration:underline;text-underline-offset:.2em}
.said{margin:0 0 1rem;padding:.75rem 1rem;border-left:.25rem solid var(--mint);border-radius:.5rem;background:var(--surface)}
.said.bad{border-color:var(--coral)}
.small{max-width:26rem}
code{overflow-wrap:anywhere}
.qr{display:block;width:min(100%,14rem);border-radius:.5rem}
.codes{columns:2 12rem;padding:0;list-style:none;font-size:1.125rem;line-height:2}
`

const styleHash = createHash('sha256').update(deskStyle).digest('base64')

/** This style, our own pictures and forms to ourselves; no script at all. */
export const deskPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The same for a page with a script of ours, which asks the desk; null: it has none. */
export const deskPolicyWith = (script: string | null): string =>
  script === null
    ? deskPolicy
    : `${deskPolicy}; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'`
