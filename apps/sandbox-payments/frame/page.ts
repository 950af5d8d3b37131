import type { FastifyReply } from 'fastify'
import { en } from '../words/en.ts'
import type { Spoken } from '../words/spoken.ts'

/** Text for HTML, also within quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Sends a page: style of its own, no script, forms to itself. */
export const html = (reply: FastifyReply, body: string, status = 200) =>
  reply
    .code(status)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(body)

/** A page in the house's look, which says that no money moves; what only whoever runs the sandbox reads is English. */
export const page = (
  title: string,
  main: string,
  { language, words }: Pick<Spoken, 'language' | 'words'> = { language: 'en', words: en },
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)} · Sandbox</title><style>${style}</style></head>
<body><header class="test"><strong>${words.testMoney}</strong> ${words.noValue}</header>
<main><h1>${escaped(title)}</h1>${main}</main></body></html>`

const style = `
:root{color-scheme:dark light;--ink:#0b1110;--surface:#111917;--line:#e9f0ec2e;--edge:#8fa39a;--text:#eef3ef;--quiet:#a5b5ad;--brass:#e9c46a;--on-brass:#1c1503;--accent:#e9c46a;--bad:#ff9d8a}
@media (prefers-color-scheme:light){:root{--ink:#f5f3ed;--surface:#fffefb;--line:#14201c3d;--edge:#66756e;--text:#14201c;--quiet:#46564f;--accent:#7a5708;--bad:#a12a16}}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--text);font:400 1rem/1.5 Inter,system-ui,sans-serif}
.test{margin:0;padding:.625rem 1rem;background:var(--brass);color:var(--on-brass);text-align:center;font-size:.875rem}
.test strong{letter-spacing:.08em;margin-right:.5rem}
main{max-width:34rem;margin:0 auto;padding:1.75rem clamp(1rem,4vw,2rem) 4rem}
main:has(thead){max-width:64rem}
h1{margin:0 0 1rem;font:600 clamp(1.5rem,1.2rem + 1.6vw,2.125rem)/1.2 Outfit,system-ui,sans-serif}
h2{margin:2.25rem 0 .75rem;font:600 1.125rem/1.3 Outfit,system-ui,sans-serif}
.quiet,small{color:var(--quiet);font-size:.875rem}
.sum{margin:0 0 1.25rem;overflow-wrap:anywhere;font:600 clamp(1.375rem,1rem + 3vw,2rem)/1.2 Outfit,system-ui,sans-serif;font-variant-numeric:tabular-nums}
form.card,.card{padding:1.25rem;border:1px solid var(--line);border-radius:.875rem;background:var(--surface);overflow-wrap:anywhere}
label{display:block;margin:0 0 .25rem;font-size:.875rem;color:var(--quiet)}
.card>p:first-child{margin-top:0}
input::placeholder{color:var(--quiet);opacity:1;font-style:italic;font-size:.9375rem}
.field{margin:0 0 1rem}.row{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
input,select{width:100%;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--ink);color:var(--text);font:inherit;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border-color:var(--bad)}
.fault{margin:.25rem 0 0;color:var(--bad);font-size:.875rem}
button,.button{display:inline-block;min-height:2.75rem;padding:.625rem 1.25rem;border:0;border-radius:999px;background:var(--brass);color:var(--on-brass);font:600 1rem/1.5 Inter,system-ui,sans-serif;text-decoration:none;cursor:pointer}
button.plain,a.plain{background:none;border:1px solid var(--edge);color:var(--text)}
button.small{min-height:2rem;padding:.125rem .75rem;font-size:.875rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.5rem}
.actions form{display:contents}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.625rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--quiet);font-weight:500}
td.number{white-space:nowrap}td .actions{margin:0}
td.number,code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.375rem 1rem;margin:0 0 1.25rem}dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.2em}.button:is(a):not(.plain){color:var(--on-brass)}a.button.plain{color:var(--text)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.375rem}
ul{padding-left:1.25rem}
`
