import { createHash } from 'node:crypto'

/** The house's look (packages/ui/tokens.css) with nothing to load: ink, hairlines, brass; light where the reader asks for it. */
export const pageStyle = `
:root{color-scheme:dark light;--ink:#0b1110;--surface:#111917;--line:#e9f0ec2e;--text:#eef3ef;--quiet:#a5b5ad;--brass:#e9c46a;--mint:#74e2b4;--coral:#ff9480}
@media (prefers-color-scheme:light){:root{--ink:#f5f3ed;--surface:#fffefb;--line:#1c150333;--text:#1b211e;--quiet:#56625b;--brass:#7a5a10;--mint:#0b6b45;--coral:#a8321c}}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem clamp(1rem,4vw,3rem);background:var(--ink);color:var(--text);font:400 1rem/1.5 Inter,system-ui,sans-serif}
h1{margin:.25rem 0;font:600 clamp(1.75rem,1.2rem + 2.5vw,2.75rem)/1.15 Outfit,system-ui,sans-serif}
h1::before{content:"";display:inline-block;width:.55em;height:.55em;margin-right:.4em;border-radius:50%;background:currentColor}
h2{margin:0 0 .5rem;color:var(--brass);font:600 1.125rem/1.3 Outfit,system-ui,sans-serif}
.name{margin:0;color:var(--brass);letter-spacing:.12em;text-transform:uppercase;font-size:.875rem}
.quiet{margin:0;color:var(--quiet);font-size:.875rem}
.well{color:var(--mint)}.soon,.soon b{color:var(--brass)}.now,.now b{color:var(--coral)}
.concerns{margin:1.5rem 0 0;padding:0;list-style:none}
.concerns li{padding:.6rem 1rem;margin-bottom:.5rem;border-left:.25rem solid;border-radius:.5rem;background:var(--surface);color:var(--text);overflow-wrap:anywhere}
.concerns .now{border-color:var(--coral)}.concerns .soon{border-color:var(--brass)}
.concerns b{display:inline-block;min-width:3.5rem}
.sections{columns:3 24rem;column-gap:1rem;margin:1.5rem 0}
section{margin:0 0 1rem;padding:1rem 1.25rem;break-inside:avoid;border:1px solid var(--line);border-radius:.875rem;background:var(--surface)}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .75rem .3rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}td{overflow-wrap:anywhere}.wide th,.wide td{white-space:nowrap}
tr:first-child>*{border-top:0}thead+tbody tr:first-child>*{border-top:1px solid var(--line)}
th{color:var(--quiet);font-weight:400}thead th{font-size:.8125rem}
a{color:var(--brass);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--brass);outline-offset:2px;border-radius:.25rem}
`

/** Lets this style run and nothing else. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
