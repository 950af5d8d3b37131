// A great nugget of gold. Tints: gold, deep gold, sparkle. A gleam runs over it.
#define LEAN vec3(0.20, 0.14, 0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = egg(p - vec3(-0.06, -0.06, 0.0), vec3(0.74, 0.62, 0.50));
  d = smin(d, egg(p - vec3(0.44, 0.30, 0.02), vec3(0.40, 0.38, 0.36)), 0.22);
  d = smin(d, egg(p - vec3(-0.50, 0.34, -0.02), vec3(0.32, 0.34, 0.32)), 0.20);
  d = smin(d, egg(p - vec3(0.48, -0.44, 0.04), vec3(0.34, 0.30, 0.32)), 0.20);
  vec2 c = cells(p * 2.3 + 4.1);
  d += 0.20 * (c.x - 0.5) * 0.55 + 0.05 * (noise(p * 7.0) - 0.5);
  add(s, d * 0.75, 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec2 c = cells(p * 2.3 + 4.1);
  Stuff k = metal(mix(T0, T1, smoothstep(0.35, 0.80, c.x)), 0.2);
  k.shine = mix(T0, T1, 0.4) * 0.15;
  k.bump = 0.5;
  k.grain = 6.0;
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  if (uPhase > 0.0) k.shine += T2 * 1.4 * smoothstep(0.25, 0.0, gleam);
  return k;
}
