/** The house's look (packages/ui/tokens.css) with nothing to load: ink, hairlines, brass; light where the reader asks for it. */
export const mailboxStyle = `
:root{color-scheme:dark light;--ink:#0b1110;--surface:#111917;--line:#e9f0ec2e;--text:#eef3ef;--quiet:#a5b5ad;--brass:#e9c46a;--on-brass:#1c1503;--accent:#e9c46a}
@media (prefers-color-scheme:light){:root{--ink:#f5f3ed;--surface:#fffefb;--line:#14201c3d;--text:#14201c;--quiet:#46564f;--accent:#7a5708}}
*{box-sizing:border-box}
body{max-width:60rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,3rem) 4rem;background:var(--ink);color:var(--text);font:400 1rem/1.5 Inter,system-ui,sans-serif}
h1{margin:.25rem 0;font:600 clamp(1.75rem,1.2rem + 2.5vw,2.75rem)/1.15 Outfit,system-ui,sans-serif}
h3{margin:0 0 .75rem;color:var(--quiet);font:500 .875rem/1.3 Inter,system-ui,sans-serif}
.name{margin:0;letter-spacing:.12em;text-transform:uppercase;font-size:.875rem}.name a{text-decoration:none}
.quiet,time{color:var(--quiet);font-size:.875rem}.quiet{margin:0}
.subject{margin:1.25rem 0 .25rem;font:600 1.5rem/1.25 Outfit,system-ui,sans-serif;overflow-wrap:anywhere}
.back{margin:2rem 0 0;font-size:.875rem;overflow-wrap:anywhere}
.empty{margin:2rem 0;padding:2.5rem 1.5rem;border:1px dashed var(--line);border-radius:.875rem;color:var(--quiet);text-align:center}
.search{margin:2rem 0 1rem}.search label{display:block;margin-bottom:.375rem;font-size:.875rem;color:var(--quiet)}
.search div{display:flex;gap:.5rem}
input{flex:1;min-width:0;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);color:var(--text);font:inherit}
input::placeholder{color:var(--quiet)}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:999px;background:var(--brass);color:var(--on-brass);font:600 1rem Inter,system-ui,sans-serif;cursor:pointer}
.letters{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
.letters a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.125rem 1rem;padding:.875rem .25rem;border-bottom:1px solid var(--line);color:inherit;text-decoration:none}
.letters a:hover{background:var(--surface)}
.letters b{grid-column:1/-1;font-weight:600;overflow-wrap:anywhere}.letters span{color:var(--quiet);overflow-wrap:anywhere}
iframe{display:block;width:100%;height:40rem;margin:1.25rem 0 0;border:1px solid var(--line);border-radius:.875rem;background:#f5f3ed}
section{margin:2rem 0 0;padding-top:1.25rem;border-top:1px solid var(--line)}
pre{margin:0;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:400 .875rem/1.55 ui-monospace,SFMono-Regular,Menlo,monospace}
.links{margin:0;padding:0;list-style:none}.links li{padding:.375rem 0;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
@media (max-width:30rem){.letters a{grid-template-columns:1fr}}
`
