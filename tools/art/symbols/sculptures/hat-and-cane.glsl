// A silk hat over a cane with a lion of silver for its knob. Tints: silk, band, cane, silver, glove.
#define LEAN vec3(0.24, 0.24, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  // The hat, a little tipped.
  vec3 h = p - vec3(0.08, 0.16, -0.04);
  h.xy *= rot(0.16);
  float r = length(h.xz);
  float R = 0.43 + 0.10 * smoothstep(-0.3, 0.7, h.y) + 0.04 * smoothstep(-0.1, -0.42, h.y);
  add(s, max((r - R) * 0.9, max(h.y - 0.66, -h.y - 0.44)) - 0.02, 1);
  float brim = h.y + 0.44 - 0.34 * h.x * h.x + 0.14 * h.z * h.z;
  add(s, max(abs(brim) - 0.035, r - 0.80) * 0.75 - 0.012, 1);
  add(s, length(vec2(brim, r - 0.80)) * 0.8 - 0.042, 2);
  add(s, max(abs(r - 0.468) - 0.035, abs(h.y + 0.26) - 0.125), 2);
  vec3 b = h - vec3(0.30, -0.26, 0.40);
  b.xz *= rot(0.62);
  add(s, box(b, vec3(0.085, 0.095, 0.03), 0.02), 6);
  add(s, max(box(b, vec3(0.115, 0.125, 0.045), 0.02), -box(b, vec3(0.075, 0.085, 0.2), 0.01)), 4);
  // Gloves laid over the brim.
  vec3 g = p - vec3(0.34, -0.50, 0.52);
  g.xy *= rot(-0.42);
  float glove = box(g, vec3(0.20, 0.13, 0.045), 0.045);
  for (int i = 0; i < 4; i++) {
    float y = 0.095 - 0.063 * float(i);
    glove = smin(glove, stick(g, vec3(0.16, y, 0.0), vec3(0.40 - 0.05 * abs(float(i) - 1.4), y * 1.25, -0.02), 0.040), 0.025);
  }
  glove = smin(glove, stick(g, vec3(-0.02, 0.12, 0.0), vec3(0.15, 0.26, 0.02), 0.045), 0.03);
  add(s, glove, 5);
  add(s, box(g - vec3(-0.22, 0.0, 0.0), vec3(0.055, 0.150, 0.060), 0.04), 5);
  // The cane in front, from the foot on the left to the knob on the right.
  vec3 from = vec3(0.86, -0.96, 0.30), to = vec3(-0.72, 0.34, 0.62);
  add(s, horn(p, from, to, vec2(0.040, 0.058)), 3);
  add(s, horn(p, from, mix(from, to, 0.09), vec2(0.055, 0.055)), 4);
  add(s, horn(p, mix(from, to, 0.86), mix(from, to, 0.93), vec2(0.080, 0.080)), 4);
  // The lion.
  vec3 k = p - to - vec3(-0.05, 0.06, 0.02), m = mx(k);
  float head = egg(k, vec3(0.165, 0.175, 0.155));
  head = smin(head, egg(k - vec3(0.0, -0.06, 0.13), vec3(0.085, 0.075, 0.075)), 0.05);
  head = smin(head, ball(m - vec3(0.125, 0.150, 0.0), 0.048), 0.03);
  float a = atan(k.x, k.y);
  float mane = egg(k - vec3(0.0, 0.0, -0.05), vec3(0.235, 0.245, 0.12)) + 0.022 * cos(a * 13.0);
  add(s, mane * 0.85, 7);
  add(s, head, 4);
  add(s, ball(m - vec3(0.065, 0.040, 0.135), 0.026), 6);
  add(s, egg(k - vec3(0.0, -0.025, 0.205), vec3(0.035, 0.024, 0.02)), 8);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.16; return k; }
  if (id == 3) { Stuff k = timber(T2, p.yxz); k.coat = 1.2; return k; }
  if (id == 4) {
    Stuff k = metal(T3, 0.15);
    float gleam = p.x - p.y - mix(-2.0, 2.0, uPhase);
    k.shine = T3 * 0.06 + vec3(0.9) * smoothstep(0.10, 0.0, abs(gleam)) * step(0.001, uPhase);
    return k;
  }
  if (id == 5) { Stuff k = cloth(T4); k.shine = T4 * 0.10; k.coat = 0.3; return k; }
  if (id == 6) return gem(vec3(0.1, 0.9, 0.4), p, n, v);
  if (id == 7) { Stuff k = metal(T3 * (0.75 + 0.25 * sin(atan(p.x + 0.77, p.y - 0.40) * 26.0)), 0.24); return k; }
  if (id == 8) return gloss(INK);
  Stuff k = cloth(T0);
  k.coat = 1.3;
  k.rough = 0.3;
  float gleam = p.x + 0.3 * p.y - mix(-1.3, 1.3, uPhase);
  k.shine = T0 * 0.16 + T0 * 1.6 * smoothstep(0.16, 0.0, abs(gleam)) * step(0.001, uPhase);
  return k;
}
