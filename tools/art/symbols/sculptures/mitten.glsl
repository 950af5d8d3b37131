// A knitted mitten with a cuff of fur. Tints: wool, pattern, fur.
#define LEAN vec3(0.24, 0.08, -0.16)

float hand(vec2 p) {
  float d = box2(p - vec2(0.06, 0.12), vec2(0.22, 0.34)) - 0.26;
  return smin(d, seg(p, vec2(-0.26, -0.12), vec2(-0.62, 0.24)) - 0.19, 0.10);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = hand(p.xy);
  add(s, max(pillow(d, p.z, 0.30, 0.30), -p.y - 0.50), 1);
  vec3 c = p - vec3(0.06, -0.62, 0.0);
  float fur = box(c, vec3(0.52, 0.22, 0.32), 0.18) - 0.03 * noise(p * 14.0);
  add(s, fur * 0.8, 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = plush(T2 * (0.85 + 0.25 * noise(p * 18.0)));
    k.soft = 1.0;
    k.bump = 0.6;
    k.grain = 10.0;
    return k;
  }
  vec2 g = p.xy * vec2(13.0, 15.0);
  g.y += abs(fract(g.x) - 0.5) * 1.0;
  float knit = 0.75 + 0.35 * smoothstep(0.5, 0.15, abs(fract(g.y) - 0.5)) * smoothstep(0.5, 0.2, abs(fract(g.x) - 0.5));
  vec2 q = p.xy - vec2(0.08, 0.16);
  vec2 f = fold(q, 6.0);
  float flake = min(abs(f.x) - 0.032, 9.0);
  flake = max(flake, f.y - 0.30);
  flake = min(flake, seg(vec2(abs(f.x), f.y), vec2(0.0, 0.15), vec2(0.085, 0.23)) - 0.028);
  Stuff k = plush((flake < 0.0 ? T1 : T0) * knit);
  if (abs(p.y + 0.34) < 0.045) k.base = T1 * knit;
  k.shine = k.base * 0.05;
  return k;
}
