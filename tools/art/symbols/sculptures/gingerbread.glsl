// A gingerbread man with icing. Tints: dough, icing, buttons, bow.
#define LEAN vec3(0.22, 0.10, 0.06)

float man(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float d = length(p - vec2(0.0, 0.50)) - 0.36;
  d = smin(d, box2(p - vec2(0.0, -0.12), vec2(0.16, 0.30)) - 0.14, 0.10);
  d = smin(d, seg(m, vec2(0.18, 0.06), vec2(0.60, 0.16)) - 0.17, 0.08);
  return smin(d, seg(m, vec2(0.15, -0.30), vec2(0.36, -0.74)) - 0.19, 0.08);
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 m = vec2(abs(p.x), p.y);
  float d = man(p.xy);
  add(s, pillow(d, p.z, 0.20, 0.18), 1);
  float line = abs(d + 0.075 + 0.012 * sin(p.y * 30.0 + p.x * 17.0)) - 0.02;
  float where = min(max(0.42 - m.x, -9.0), p.y + 0.52);
  add(s, plate(max(line, where), p.z - 0.17, 0.05, 0.02) * 0.8, 2);
  float smile = max(abs(length(p.xy - vec2(0.0, 0.50)) - 0.19) - 0.024, p.y - 0.42);
  add(s, plate(smile, p.z - 0.20, 0.045, 0.02), 2);
  add(s, ball(vec3(m, p.z) - vec3(0.13, 0.56, 0.19), 0.055), 5);
  for (int i = 0; i < 3; i++) add(s, egg(p - vec3(0.0, -0.02 - 0.20 * float(i), 0.19), vec3(0.07, 0.07, 0.055)), 3);
  vec3 b = vec3(m, p.z) - vec3(0.0, 0.16, 0.22);
  add(s, min(ball(b, 0.065), egg(spin(b - vec3(0.15, 0.0, 0.0), -0.3), vec3(0.15, 0.10, 0.06))), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.15; return k; }
  if (id == 3) return sugar(T2, n, v);
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.12; return k; }
  if (id == 5) return gloss(INK);
  Stuff k = plush(T0 * (0.8 + 0.4 * fbm(p * 8.0)));
  k.bump = 0.3;
  return k;
}
