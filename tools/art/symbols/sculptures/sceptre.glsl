// A sceptre across, with a great stone in its head and a cloth behind. Tints: metal, great stone, cloth, lining, small stones.
#define LEAN vec3(0.16, 0.10, 0.0)

vec3 laid(vec3 p) { p.xy *= rot(-0.72); return p; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = laid(p);
  // Shaft with knots.
  add(s, rod(q - vec3(0.0, -0.22, 0.0), 0.052, 0.78), 1);
  for (int i = 0; i < 4; i++) {
    float y = -0.98 + 0.38 * float(i);
    add(s, egg(q - vec3(0.0, y, 0.0), vec3(0.105, 0.055, 0.105)), 1);
    add(s, ring((q - vec3(0.0, y + 0.075, 0.0)).xzy, 0.062, 0.022), 1);
  }
  add(s, egg(q - vec3(0.0, -1.05, 0.0), vec3(0.085, 0.10, 0.085)), 5);
  // The head: a cup of leaves that holds the stone.
  vec3 h = q - vec3(0.0, 0.66, 0.0);
  float a = atan(h.x, h.z), k = 2.0 * PI / 6.0;
  float b = a - k * floor(a / k + 0.5);
  vec3 w = vec3(sin(b) * length(h.xz), h.y, cos(b) * length(h.xz));
  add(s, horn(w, vec3(0.0, -0.14, 0.07), vec3(0.0, 0.10, 0.27), vec2(0.055, 0.035)), 1);
  add(s, horn(w, vec3(0.0, 0.10, 0.27), vec3(0.0, 0.33, 0.12), vec2(0.035, 0.028)), 1);
  add(s, ball(w - vec3(0.0, 0.10, 0.29), 0.045), 5);
  vec3 g = h - vec3(0.0, 0.09, 0.0);
  float facet = max(abs(g.x) * 0.8 + abs(g.y) * 0.62, abs(g.z) * 0.8 + abs(g.y) * 0.62) - 0.185;
  add(s, max(facet, length(g) - 0.245) * 0.8, 2);
  add(s, ball(h - vec3(0.0, 0.40, 0.0), 0.075), 1);
  add(s, ball(h - vec3(0.0, 0.49, 0.0), 0.045), 5);
  // A cloth laid behind it.
  vec3 c = p - vec3(0.0, -0.10, -0.30);
  float wave = 0.05 * sin(c.x * 7.0 + 2.0 * c.y) + 0.03 * sin(uPhase * 2.0 * PI + c.x * 4.0) * step(0.001, uPhase);
  float sheet = box2(c.xy * rot(0.62), vec2(0.50, 0.62 + 0.04 * sin(c.x * 11.0)));
  add(s, plate(sheet, c.z - wave, 0.04, 0.03) * 0.7, 3);
  add(s, plate(abs(sheet) - 0.035, c.z - wave, 0.055, 0.02) * 0.7, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gem(T1, p, n, v); k.shine *= 1.15 + 0.6 * sin(uPhase * 2.0 * PI) * step(0.001, uPhase); return k; }
  if (id == 5) return gem(T4, p, n, v);
  if (id == 3) { Stuff k = plush(T2); k.shine = T2 * 0.16; return k; }
  if (id == 4) { Stuff k = plush(T3); if (fract((p.x + p.y) * 9.0) < 0.16) k.base = INK; k.shine = k.base * 0.10; return k; }
  Stuff k = metal(T0, 0.15);
  k.shine = T0 * 0.09 + vec3(1.0, 0.8, 0.4) * smoothstep(0.14, 0.0, abs(p.x + p.y * 0.7 - mix(-2.0, 2.0, uPhase))) * step(0.001, uPhase);
  return k;
}
