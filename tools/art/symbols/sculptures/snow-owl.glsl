// A snowy owl on a frozen bough; it cocks its head and blinks. Tints: down, bars, eyes, beak, wood.
#define LEAN vec3(0.20, 0.05, 0.0)

float beat() { return sin(uPhase * 2.0 * PI); }
// Closed for a moment in the middle of the loop.
float lid() { return smoothstep(0.10, 0.04, abs(uPhase - 0.55)); }
vec3 headOf(vec3 p) {
  vec3 q = p - vec3(0.0, 0.40, 0.08);
  q.xy *= rot(0.20 * beat());
  return q;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, -0.26, 0.0), vec3(0.56, 0.66, 0.46));
  d = smin(d, egg(m - vec3(0.20, -0.70, 0.16), vec3(0.24, 0.24, 0.24)), 0.12);
  add(s, d, 1);
  // Wings folded, in three rows of quills.
  vec3 w = m - vec3(0.52, -0.22, -0.02);
  w.xy *= rot(0.16 + 0.06 * beat());
  float wing = egg(w, vec3(0.20, 0.56, 0.40));
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    wing = smin(wing, horn(w, vec3(0.02, -0.10 - 0.06 * k, 0.26 - 0.14 * k), vec3(-0.04 + 0.05 * k, -0.66 - 0.03 * k, 0.20 - 0.13 * k), vec2(0.13, 0.03)), 0.03);
  }
  add(s, wing, 5);
  // Head, veils, eyes, beak.
  vec3 h = headOf(p), g = mx(h);
  float head = egg(h, vec3(0.56, 0.47, 0.46));
  head = smin(head, horn(g, vec3(0.30, 0.28, 0.10), vec3(0.44, 0.50, 0.04), vec2(0.13, 0.02)), 0.10);
  add(s, head, 2);
  float veil = egg(g - vec3(0.225, 0.0, 0.33), vec3(0.265, 0.28, 0.15));
  add(s, smax(veil, -egg(g - vec3(0.225, 0.01, 0.50), vec3(0.20, 0.21, 0.13)), 0.05), 3);
  add(s, ball(g - vec3(0.215, 0.03, 0.36), 0.160), 4);
  // Brows over the eyes.
  add(s, horn(g, vec3(0.05, 0.11, 0.54), vec3(0.42, 0.26, 0.34), vec2(0.055, 0.035)), 2);
  vec3 k = h - vec3(0.0, -0.06, 0.50);
  add(s, smin(horn(k, vec3(0.0), vec3(0.0, -0.16, 0.08), vec2(0.085, 0.045)), horn(k, vec3(0.0, -0.16, 0.08), vec3(0.0, -0.26, 0.03), vec2(0.045, 0.008)), 0.03), 6);
  // The bough, snow on it, claws.
  add(s, horn(p, vec3(-0.96, -0.92, 0.08), vec3(0.96, -0.84, 0.02), vec2(0.125, 0.085)), 7);
  add(s, horn(p, vec3(0.50, -0.86, 0.06), vec3(0.86, -0.60, 0.16), vec2(0.06, 0.02)), 7);
  add(s, horn(p, vec3(-0.94, -0.83, 0.08), vec3(-0.42, -0.80, 0.08), vec2(0.085, 0.05)), 9);
  add(s, horn(p, vec3(0.44, -0.77, 0.05), vec3(0.92, -0.77, 0.03), vec2(0.055, 0.065)), 9);
  for (int i = 0; i < 3; i++) {
    float x = 0.09 + 0.105 * float(i);
    add(s, vine(m, mat3(vec3(x, -0.78, 0.18), vec3(x, -0.78, 0.34), vec3(x, -0.95, 0.27)), vec2(0.055, 0.018)), 8);
  }
  for (int i = 0; i < 3; i++) {
    float x = -0.72 + 0.66 * float(i);
    add(s, horn(p, vec3(x, -0.97, 0.08), vec3(x, -1.10 - 0.03 * float(i), 0.08), vec2(0.05, 0.004)), 10);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 h = headOf(p), g = mx(h), m = mx(p);
  if (id == 4) {
    vec3 c = vec3(0.205, 0.03, 0.36);
    if (g.y - c.y > 0.16 - 0.34 * lid() && n.z > -0.2 && lid() > 0.02) return plush(T0 * 0.8);
    Stuff k = eyeStuff(g, c, 0.160, T2);
    float r = length((g - c).xy) / 0.160;
    if (r < 0.62 && r > 0.34) k.shine = T2 * 0.45;
    if (r > 0.80) k.base = INK;
    return k;
  }
  if (id == 6) return gloss(T3);
  if (id == 7) return timber(T4, p.yxz);
  if (id == 8) return gloss(vec3(0.05, 0.05, 0.07));
  if (id == 9) { Stuff k = plush(vec3(0.93, 0.97, 1.0)); k.shine = vec3(0.14, 0.19, 0.26); return k; }
  if (id == 10) { Stuff k = sugar(vec3(0.62, 0.86, 1.0), n, v); k.coat = 1.6; return k; }
  float bars = 0.0;
  if (id == 1) {
    float row = floor(p.y * 9.0), x = m.x * 6.0 + 0.5 * mod(row, 2.0);
    vec2 f = vec2(fract(x) - 0.5, fract(p.y * 9.0) - 0.5);
    bars = smoothstep(0.13, 0.05, abs(f.y + 1.2 * f.x * f.x - 0.1)) * smoothstep(0.46, 0.34, abs(f.x)) * smoothstep(0.06, 0.16, m.x);
  }
  if (id == 5) {
    vec2 f = vec2(fract(p.y * 7.0 + 0.7 * sin(m.x * 17.0)) - 0.5, 0.0);
    bars = smoothstep(0.20, 0.10, abs(f.x)) * 0.9;
  }
  if (id == 2) {
    vec2 c = cells(vec3(h.xy * 10.0, 2.0));
    bars = smoothstep(0.28, 0.16, c.x) * smoothstep(0.02, 0.28, h.y) * 0.9;
  }
  float down = noise(p * vec3(34.0, 16.0, 34.0));
  Stuff k = plush(mix(T0, T1, bars * 0.85) * (0.80 + 0.26 * down));
  if (id == 3) {
    float a = atan(g.y, g.x - 0.225);
    k.base = T0 * (0.82 + 0.16 * sin(a * 22.0));
    k.base = mix(k.base, T1 * 0.8, smoothstep(0.20, 0.16, length(g.xy - vec2(0.215, 0.03))) * 0.75);
  }
  k.shine = k.base * 0.10;
  return k;
}
