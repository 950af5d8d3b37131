// A tome bound in hide and frozen shut; the crystal of snow on its cover turns and glows. Tints: cover, pages, glow, metal, ice.
#define LEAN vec3(-0.40, 0.16, -0.07)

float flake(vec2 p) {
  vec2 f = fold(p, 6.0);
  f.x = abs(f.x);
  float d = box2(f - vec2(0.0, 0.15), vec2(0.026, 0.15));
  d = min(d, seg(f, vec2(0.0, 0.19), vec2(0.085, 0.265)) - 0.022);
  d = min(d, seg(f, vec2(0.0, 0.10), vec2(0.065, 0.16)) - 0.020);
  return min(d, length(f) - 0.07);
}
float glow() { return 0.5 - 0.5 * cos(uPhase * 2.0 * PI); }
vec3 seat(vec3 p) { return p - vec3(0.02, 0.06, 0.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = seat(p);
  vec3 b = vec3(q.xy, abs(q.z) - 0.25);
  add(s, box(b, vec3(0.66, 0.86, 0.055), 0.05), 1);
  add(s, box(q - vec3(0.0, 0.0, 0.0), vec3(0.61, 0.80, 0.22), 0.02), 2);
  // The spine with its bands.
  vec2 r = vec2((q.x + 0.60) / 0.55, q.z);
  float y = abs(q.y);
  add(s, max((length(r) - 0.30) * 0.55, y - 0.86) - 0.012, 1);
  add(s, max((length(r) - 0.34) * 0.55, min(abs(y - 0.30), abs(y - 0.70)) - 0.055) - 0.012, 3);
  // Corners and a border.
  float tri = (0.66 - q.x) + (0.86 - y) - 0.36;
  add(s, plate(max(tri * 0.7071, box2(q.xy, vec2(0.69, 0.89))), b.z, 0.085, 0.03), 3);
  add(s, ball(vec3(q.x - 0.59, y - 0.79, b.z - 0.08), 0.055), 6);
  add(s, plate(abs(box2(q.xy - vec2(0.05, 0.0), vec2(0.47, 0.66))) - 0.020, q.z - 0.30, 0.035, 0.02), 3);
  // The seal in the middle.
  vec3 c = q - vec3(0.05, 0.05, 0.32);
  add(s, disc(c, 0.37, 0.05), 5);
  add(s, ring(c - vec3(0.0, 0.0, 0.04), 0.385, 0.055), 3);
  vec2 f = fold(c.xy, 8.0);
  add(s, ball(vec3(f.x, f.y - 0.385, c.z - 0.085), 0.038), 6);
  add(s, plate(flake(c.xy * rot(uPhase * PI / 3.0)), c.z - 0.06, 0.055, 0.03), 4);
  // A clasp.
  add(s, box(q - vec3(0.66, 0.03, 0.0), vec3(0.075, 0.15, 0.33), 0.05), 3);
  add(s, egg(q - vec3(0.70, 0.03, 0.30), vec3(0.075, 0.10, 0.06)), 6);
  // Ice below, snow above.
  for (int i = 0; i < 6; i++) {
    float k = float(i), x = -0.60 + 0.235 * k, z = 0.27 - 0.16 * mod(k, 2.0);
    float l = 0.13 + 0.12 * fract(k * 0.618 + 0.3);
    add(s, horn(q, vec3(x, -0.84, z), vec3(x, -0.92 - l, z), vec2(0.085, 0.006)), 7);
  }
  float snow = egg(q - vec3(-0.24, 0.88, 0.02), vec3(0.44, 0.10, 0.28));
  snow = smin(snow, egg(q - vec3(0.26, 0.88, 0.06), vec3(0.36, 0.085, 0.27)), 0.08);
  snow = smin(snow, ball(q - vec3(-0.48, 0.82, 0.28), 0.085), 0.08);
  snow = smin(snow, ball(q - vec3(0.12, 0.83, 0.30), 0.07), 0.08);
  add(s, snow, 8);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = seat(p);
  if (id == 3) { Stuff k = metal(T3, 0.17); k.shine = T3 * 0.06; return k; }
  if (id == 4) return light(mix(T2, vec3(0.9, 1.0, 1.0), 0.35), 0.95 + 0.7 * glow());
  if (id == 6) return gem(T2 * vec3(0.55, 0.8, 1.0), p, n, v);
  if (id == 7) { Stuff k = sugar(T4, n, v); k.coat = 1.8; return k; }
  if (id == 8) { Stuff k = plush(vec3(0.93, 0.97, 1.0)); k.shine = vec3(0.16, 0.22, 0.30); return k; }
  if (id == 2) {
    Stuff k = cloth(T1 * (0.74 + 0.22 * sin(q.z * 130.0 + 3.0 * noise(q * 6.0))));
    k.shine = T2 * 0.10 * smoothstep(0.3, 0.0, abs(q.z));
    return k;
  }
  if (id == 5) {
    Stuff k = gloss(T0 * 0.30);
    float d = flake((q.xy - vec2(0.05, 0.05)) * rot(uPhase * PI / 3.0));
    k.shine = T2 * (0.25 + 0.35 * glow()) * exp(-9.0 * max(d, 0.0)) + T0 * 0.10;
    return k;
  }
  Stuff k = stuff(T0 * (0.62 + 0.62 * fbm(q * vec3(9.0, 9.0, 9.0))), 0.0, 0.42);
  k.coat = 0.55;
  k.bump = 0.22;
  k.grain = 18.0;
  k.shine = T0 * 0.10;
  // Rime creeps in from the edges.
  float edge = min(q.x < 0.0 ? 0.16 + 0.2 * (q.x + 0.6) : 0.66 - q.x, 0.86 - abs(q.y));
  float rime = smoothstep(0.54, 0.72, fbm(q * 7.0) + 0.40 * smoothstep(0.20, 0.0, edge));
  k.base = mix(k.base, vec3(0.82, 0.93, 1.0), rime * 0.85);
  k.shine += vec3(0.08, 0.13, 0.18) * rime;
  return k;
}
