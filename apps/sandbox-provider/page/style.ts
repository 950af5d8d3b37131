/** Looks of the page; `--hue` is the game's. */
export const style = `
:root{color-scheme:dark}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{display:grid;grid-template:auto 1fr auto/100%;background:hsl(var(--hue) 45% 6%);color:#f6f2e8;font:400 16px/1.4 Inter,system-ui,-apple-system,'Segoe UI',sans-serif;overflow:hidden;-webkit-tap-highlight-color:transparent}
.sprite{position:absolute}
.scene{position:fixed;inset:0;z-index:-1;overflow:hidden}
.scene img{position:absolute;inset:-8%;width:116%;height:116%;object-fit:cover;object-position:50% 12%;filter:blur(26px) saturate(1.3) brightness(.6)}
.scene::after{content:'';position:absolute;inset:0;background:radial-gradient(ellipse at 50% 38%,hsl(var(--hue) 70% 40%/.25),transparent 60%),linear-gradient(#0006,transparent 30%,transparent 60%,#000c)}
header{display:flex;align-items:center;gap:.75rem;padding:.625rem clamp(.75rem,3vw,1.5rem)}
header h1{min-width:0;margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding-block:.15em;font:700 clamp(1.05rem,2.4vmin + .6rem,1.8rem)/1.1 Georgia,'Times New Roman',serif;letter-spacing:.02em;background:linear-gradient(#fff6d8,hsl(calc(var(--hue) + 12) 90% 70%) 55%,hsl(calc(var(--hue) - 6) 75% 48%));background-clip:text;-webkit-background-clip:text;color:transparent;filter:drop-shadow(0 2px 3px #000a)}
header .push{flex:1}
.tag{padding:.2rem .6rem;border:1px solid #ffffff55;border-radius:99px;background:#000a;font-size:.75rem;white-space:nowrap}
main{display:grid;place-items:center;min-height:0;padding:0 clamp(.5rem,2vw,1.5rem)}
.cabinet{--cell:min(calc((100vw - 4.25rem)/var(--reels)),calc((100vh - 15.5rem)/var(--rows)),8.5rem);position:relative;padding:.625rem;border-radius:1.25rem;background:linear-gradient(#fff3c4,hsl(calc(var(--hue) + 10) 60% 52%) 22%,hsl(var(--hue) 55% 22%) 55%,hsl(calc(var(--hue) + 10) 65% 48%) 90%,#ffe9a8);box-shadow:0 1.5rem 3.5rem #000c,0 0 0 1px #0009,0 0 4rem hsl(var(--hue) 80% 50%/.25)}
.reels{display:grid;grid-template-columns:repeat(var(--reels),var(--cell));gap:3px;padding:3px;border-radius:.85rem;background:linear-gradient(#0b0906,#1c160e);overflow:hidden;box-shadow:inset 0 0 1.5rem #000}
.reel{position:relative;height:calc(var(--cell)*var(--rows));overflow:hidden;background:linear-gradient(#0009,#ffffff0d 18%,#ffffff14 50%,#ffffff0d 82%,#0009)}
.reel::after{content:'';position:absolute;inset:0;pointer-events:none;background:linear-gradient(#000b,transparent 14%,transparent 86%,#000b)}
.strip{will-change:transform}
.cell{display:block;width:var(--cell);height:var(--cell);padding:4%}
.cell svg{width:100%;height:100%;filter:drop-shadow(0 .2em .25em #000a)}
.spinning .cell svg{filter:blur(1.5px)}
.won .cell{transition:opacity .2s,filter .2s}
.won .cell:not(.hit){opacity:.38;filter:saturate(.6)}
.cell.hit{position:relative}
.cell.hit svg{animation:hit .9s ease-in-out infinite alternate}
.cell.hit::before{content:'';position:absolute;inset:3%;border-radius:16%;box-shadow:0 0 0 2px #ffe9a8,0 0 1.1rem hsl(calc(var(--hue) + 10) 100% 66%);animation:glow .9s ease-in-out infinite alternate}
@keyframes hit{to{transform:scale(1.09)}}
@keyframes glow{to{opacity:.35}}
.banner{position:absolute;left:50%;bottom:-1.1rem;transform:translateX(-50%);min-width:60%;max-width:96%;min-height:2.3rem;padding:.35rem 1.25rem;border:1px solid #ffe9a866;border-radius:99px;background:linear-gradient(#231a0c,#0c0804);box-shadow:0 .5rem 1.5rem #000a;text-align:center;font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;font-variant-numeric:tabular-nums}
.banner.big{font-size:1.3rem;color:#ffe9a8}
.banner.bad{white-space:normal;color:#ffc1b0}
.free{position:absolute;top:-1rem;left:50%;transform:translateX(-50%);padding:.25rem 1rem;border-radius:99px;background:linear-gradient(#ffe9a8,#d99a2b);color:#2a1600;font-weight:700;white-space:nowrap;box-shadow:0 .4rem 1rem #000a}
.free[hidden]{display:none}
footer{display:flex;align-items:center;justify-content:center;gap:clamp(.5rem,2.5vw,1.75rem);padding:1.75rem clamp(.75rem,3vw,1.5rem) clamp(.75rem,2.5vh,1.25rem)}
.figure{min-width:6.2rem;font-variant-numeric:tabular-nums}
.figure b{display:block;font-size:clamp(1rem,2.5vmin + .5rem,1.35rem);white-space:nowrap}
.figure span{font-size:.75rem;text-transform:uppercase;letter-spacing:.08em;color:#d9d0bd}
.figure.end{text-align:end}
.stake{display:flex;align-items:center;gap:.4rem}
.stake .figure{min-width:5rem;text-align:center}
button{font:inherit;color:inherit;cursor:pointer;border:0}
button:focus-visible{outline:3px solid #fff;outline-offset:3px}
button:disabled{cursor:default;opacity:.5}
.round{display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:linear-gradient(#4a4132,#1d1810);border:1px solid #ffe9a855;font-size:1.25rem;font-weight:600}
.spin{width:5.25rem;height:5.25rem;border-radius:50%;background:radial-gradient(circle at 50% 28%,#fff7d6,hsl(calc(var(--hue) + 14) 88% 60%) 38%,hsl(var(--hue) 80% 32%));border:3px solid #fff3c4;box-shadow:0 .6rem 1.4rem #000b,inset 0 -.4rem .8rem #0006;color:#1a0f00;font-weight:800;transition:transform .12s}
.spin svg{width:2.4rem;height:2.4rem}
.spin:active{transform:scale(.94)}
.spin.turning svg{animation:turn .8s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
dialog{width:min(42rem,94vw);max-height:88vh;padding:1.25rem;border:1px solid #ffe9a855;border-radius:1rem;background:#14100a;color:inherit}
dialog::backdrop{background:#000b}
dialog h2{margin:0 0 .75rem;font:700 1.35rem Georgia,serif;color:#ffe9a8}
dialog p{margin:.4rem 0}
.pays{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.6rem;margin:.75rem 0;padding:0;list-style:none}
.pays li{display:flex;align-items:center;gap:.5rem;font-size:.875rem;font-variant-numeric:tabular-nums}
.pays svg{width:2.75rem;height:2.75rem;flex:none}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:40rem){
 .cabinet{--cell:min(calc((100vw - 3.6rem)/var(--reels)),calc((100vh - 19.5rem)/var(--rows)))}
 footer{flex-wrap:wrap;row-gap:.5rem;padding-top:1.9rem}
 .figure{min-width:0;flex:1}
 footer>.figure b{font-size:.9375rem}
 .stake{order:3;flex:1 0 100%;justify-content:center}
 .tag{display:none}
}
@media (prefers-reduced-motion:reduce){*{animation-duration:.001s!important;animation-iteration-count:1!important;transition:none!important}}
`
