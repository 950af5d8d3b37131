/** Looks of what is no slot: felts, cards, places for chips, boards of numbers, and the curve. */
export const tableStyle = `
main{overflow:auto}
main:has(.buy){align-content:center;gap:1.5rem}
.buy{min-height:2.75rem;padding:0 1.25rem;border:1px solid #ffe9a8;border-radius:99px;background:linear-gradient(#4a3a16,#1d1508);color:#ffe9a8;font-weight:700}
.scratch .cell{border-radius:12%}
.felt{position:relative;display:grid;gap:.75rem;justify-items:center;width:min(100%,54rem);padding:1rem 1rem .6rem;border-radius:1.25rem;background:radial-gradient(ellipse at 50% 20%,hsl(var(--hue) 42% 24%),hsl(var(--hue) 48% 10%));border:1px solid #ffe9a83d;box-shadow:0 1.25rem 3rem #000b,inset 0 0 3rem #0007}
.felt .banner{position:sticky;bottom:.35rem;left:auto;transform:none;z-index:2;pointer-events:none}
.felt .banner:empty{opacity:0}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;justify-content:center}
.tools .figure{min-width:5rem;text-align:center}
.action{min-height:2.75rem;min-width:4rem;padding:0 1rem;border:1px solid #ffe9a86b;border-radius:.6rem;background:linear-gradient(#4a4132,#1d1810);font-weight:600}
.spin.worded{background:radial-gradient(circle at 50% 40%,#fff7d6,hsl(calc(var(--hue) + 14) 88% 74%) 60%,hsl(var(--hue) 80% 42%));padding:.25rem;font-size:1rem;line-height:1.15}
.ladder{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;justify-content:center;min-height:1.9rem;margin:0;padding:0;list-style:none;font-size:.875rem;font-variant-numeric:tabular-nums}
.ladder li{display:flex;gap:.5rem;padding:.15rem .6rem;border-radius:99px;background:#0007}
.ladder li.hit{background:#ffe9a8;color:#1a0f00;font-weight:700}
.board{display:grid;grid-template-columns:repeat(10,1fr);gap:.25rem;width:min(100%,40rem)}
.board[data-numbers="49"]{grid-template-columns:repeat(7,1fr);width:min(100%,28rem)}
.number{min-height:clamp(1.7rem,4.6vh,2.6rem);padding:0;border-radius:.4rem;background:#0008;border:1px solid #ffffff2e;font-weight:600;font-variant-numeric:tabular-nums}
.number[aria-pressed=true]{background:linear-gradient(#fff3c4,#d99a2b);color:#1a0f00;border-color:#fff3c4}
.number.drawn{outline:3px solid hsl(calc(var(--hue) + 150) 80% 70%);outline-offset:-3px}
.number.caught{background:linear-gradient(#c8ffd8,#2f9d57);color:#00210d}
.hand{display:flex;gap:clamp(.3rem,1.5vw,.9rem);justify-content:center;width:100%;padding-bottom:1.5rem}
.place{position:relative;padding:0;background:none;flex:0 1 6.5rem;min-width:0}
.place:disabled{opacity:1}
.place[aria-pressed=true] .card{box-shadow:0 0 0 3px #ffe9a8,0 .4rem 1rem #000a}
.place::after{content:attr(data-held);position:absolute;left:0;right:0;bottom:-1.5rem;font-size:.8125rem;font-weight:700;color:#ffe9a8}
.card{display:grid;place-items:center;align-content:center;aspect-ratio:5/7;width:100%;border-radius:.6rem;background:linear-gradient(#fffdf6,#e9e2d0);color:#16120b;box-shadow:0 .35rem .9rem #0009;font-family:Georgia,serif;line-height:1}
.card b{font-size:clamp(1.2rem,4.4vmin,2.1rem)}
.card i{font-style:normal;font-size:clamp(1.2rem,4.8vmin,2.3rem)}
.card.red{color:#b3121d}
.card.joker{font-size:2rem;color:#6a1bb3}
.card.back{background:repeating-linear-gradient(45deg,hsl(var(--hue) 60% 30%) 0 8px,hsl(var(--hue) 60% 22%) 8px 16px);border:3px solid #fffdf6}
.table{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:center;align-items:start;min-height:clamp(7rem,24vh,11rem);width:100%}
.dealt h2{margin:0 0 .35rem;font-size:.9375rem;font-weight:600;text-align:center;color:#ffe9a8}
.dealt .row{display:flex;justify-content:center}
.dealt .card{width:clamp(3.4rem,9vmin,4.8rem)}
.dealt .card+.card{margin-inline-start:-1.1rem}
.dealt.won h2{color:#b6ffcb}
.table.thrown{align-items:center;gap:1rem;min-height:6rem}
.die{display:grid;grid:repeat(3,1fr)/repeat(3,1fr);gap:4%;width:clamp(3.4rem,10vmin,5rem);aspect-ratio:1;padding:.6rem;border-radius:.8rem;background:linear-gradient(#fffdf6,#dcd3bd);box-shadow:0 .5rem 1rem #000a}
.die i{border-radius:50%;background:#16120b}
.p1{grid-area:1/1}.p3{grid-area:1/3}.p4{grid-area:2/1}.p5{grid-area:2/2}.p6{grid-area:2/3}.p7{grid-area:3/1}.p9{grid-area:3/3}
.spots,.outside{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:.4rem;width:100%}
.spots.many{grid-template-columns:repeat(auto-fill,minmax(5.2rem,1fr))}
.spot i{display:block;font-size:.8125rem;font-style:normal;color:#e6dcc4}
.outside{grid-template-columns:repeat(6,1fr)}
.layout{display:grid;grid:repeat(3,auto)/auto-flow minmax(0,1fr);grid-template-columns:minmax(0,1fr);gap:.2rem;width:100%}
.layout .zero{grid-row:1/4}
.spot{position:relative;min-height:2.6rem;padding:.15rem;border:1px solid #ffe9a84d;border-radius:.4rem;background:#0007;font-size:.9375rem;overflow:hidden}
.spot.red{background:#8f1420}.spot.black{background:#111}.spot.green{background:#0d6b35}
.layout .spot:has(.chips:not([hidden])) b{display:block;transform:translateY(-.6rem)}
.spot.lost{border-style:dashed}
.spot.lost .chips{background:#5b5140;color:#fff;text-decoration:line-through}
.spot.won{outline:3px solid #ffe9a8;outline-offset:-3px}
.chips{position:absolute;right:2px;bottom:2px;padding:0 .35rem;border-radius:99px;background:#ffe9a8;color:#1a0f00;font-size:.75rem;font-weight:700;white-space:nowrap}
.chips[hidden]{display:none}
.window{--pocket:3rem;position:relative;width:calc(var(--pocket)*9);max-width:100%;overflow:hidden;border-radius:.6rem;border:2px solid #ffe9a88c}
.window::after{content:'';position:absolute;inset:-2px auto auto 50%;margin-left:-.5rem;border:.5rem solid transparent;border-top-color:#fff}
.wheel{display:flex;justify-content:center;width:calc(var(--pocket)*9);margin-left:calc((100% - var(--pocket)*9)/2)}
.wheel:has(:nth-child(10)){justify-content:start}
.pocket{flex:none;width:var(--pocket);padding:.6rem 0;text-align:center;font-weight:700;background:#111;font-variant-numeric:tabular-nums}
.pocket.red{background:#8f1420}.pocket.green{background:#0d6b35}
.sky{position:relative;width:100%;height:clamp(9rem,38vh,20rem);border-radius:.8rem;background:linear-gradient(#0b1020,#1b1430);overflow:hidden}
.flight{position:absolute;inset:0;width:100%;height:100%}
.flight polyline{fill:none;stroke:#ffe9a8;stroke-width:1.2;vector-effect:non-scaling-stroke;stroke-width:4px}
.flight polygon{fill:hsl(var(--hue) 80% 55%/.25)}
.flight.safe polyline{stroke:#7dffa8}
.flight.broken polyline{stroke:#ff8d7d}
#times{position:absolute;inset:0;display:grid;place-items:center;z-index:1;font-size:clamp(2.2rem,9vmin,4.5rem);font-weight:800;font-variant-numeric:tabular-nums;text-shadow:0 .2rem 1rem #000}
.crash input{width:5.5rem;min-height:2.75rem;padding:0 .6rem;border:1px solid #ffe9a88c;border-radius:.5rem;background:#0009;color:inherit;font:inherit;font-weight:700;text-align:end}
.crash input[aria-invalid=true]{border-color:#ff8d7d}
.calls{display:flex;gap:.75rem;align-items:center;width:100%;min-height:5.1rem}
.calls b{display:grid;place-items:center;flex:none;width:4rem;aspect-ratio:1;border-radius:50%;background:radial-gradient(circle at 40% 30%,#fffdf6,#ffe9a8 45%,#c98a1e);color:#1a0f00;font-size:1.6rem;font-variant-numeric:tabular-nums}
.calls ol{display:grid;grid-template-columns:repeat(15,1fr);gap:.2rem;flex:1;align-self:flex-start;min-width:0;margin:.4rem 0 0;padding:0;list-style:none;font-size:.8125rem;text-align:center;font-variant-numeric:tabular-nums}
.calls li{border-radius:99px;background:#0008;line-height:1.5rem}
.sheets{display:flex;flex-wrap:wrap;gap:.6rem;justify-content:center;width:100%}
.sheet{flex:1 1 10rem;max-width:19rem;padding:.5rem;border-radius:.7rem;background:#0006;border:1px solid #ffffff2e}
.sheet h2{margin:0 0 .35rem;font-size:.9375rem;font-weight:600;color:#ffe9a8}
.sheet ul{display:grid;grid-auto-flow:column;grid-template:repeat(3,1fr)/none;grid-auto-columns:1fr;gap:.2rem;margin:0;padding:0;list-style:none}
.sheet li{display:grid;place-items:center;min-height:clamp(1.7rem,4.4vh,2.4rem);border-radius:.35rem;background:#fffdf6;color:#16120b;font-weight:700;font-variant-numeric:tabular-nums}
.sheet li.caught{background:linear-gradient(#c8ffd8,#2f9d57);color:#00210d}
.sheet.won{border-color:#ffe9a8;box-shadow:0 0 0 2px #ffe9a8}
.fall{width:min(100%,calc((100vh - 25rem)*1.3),40rem);min-width:min(100%,15rem)}
.fall svg{display:block;width:100%;overflow:visible;fill:#fff3c4}
.fall .ball{fill:hsl(calc(var(--hue) + 150) 85% 68%);transition:transform .12s ease-in}
.slots{display:grid;grid-template-columns:repeat(var(--slots),minmax(0,1fr));gap:2px;margin:0;padding:0;list-style:none;font-size:.75rem;font-weight:700;font-variant-numeric:tabular-nums}
.slots li{display:grid;place-items:center;min-height:4.1rem;border-radius:.3rem;background:#0009;writing-mode:vertical-rl}
.slots li.good{background:#7a4b00}
.slots li.hit{background:#ffe9a8;color:#1a0f00}
.choice{display:flex;gap:.25rem;align-items:center}
.choice span{font-size:.75rem;text-transform:uppercase;letter-spacing:.08em;color:#d9d0bd}
.choice .action{min-width:2.75rem;padding:0 .7rem}
.action[aria-pressed=true]{background:linear-gradient(#fff3c4,#d99a2b);color:#1a0f00}
.picture{width:100%;height:100%;color:inherit}
.spots.pictures{grid-template-columns:repeat(6,1fr)}
.spot.pictured{display:grid;place-items:center;gap:.2rem;padding:.5rem .15rem 1.4rem}
.spot.pictured .picture{width:2.75rem;height:2.75rem}
.die.pictured{display:block;padding:.45rem;color:#7a1520}
@media (max-width:40rem){
 .calls ol{grid-template-columns:repeat(10,1fr);font-size:.75rem}
 .calls li{line-height:1.25rem}
 .calls b{width:3.2rem;font-size:1.3rem}
 .calls{min-height:4.3rem}
 .sheet h2{min-height:2.7em;line-height:1.3}
 .fall{width:min(100%,calc((100vh - 28rem)*1.1))}
 .spots.pictures{grid-template-columns:repeat(3,1fr)}
 .choice .action{padding:0 .5rem;font-size:.875rem}
 .layout{grid:auto-flow/repeat(3,1fr)}
 .layout .zero{grid-area:1/1/2/4}
 .layout .spot{min-height:2rem}
 .outside{grid-template-columns:repeat(3,1fr)}
 .window{--pocket:2.3rem}
 .felt{padding-inline:.6rem}
 .sky{height:24vh}
 main{place-items:start center}
 .dealt .card{width:3rem}
}
`
