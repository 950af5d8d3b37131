// A hive of plaited straw on a stand, with flowers at its foot and a bee on its way home. Tints: straw, binding, wood, petals, leaves.
#define LEAN vec3(0.22, 0.16, 0.0)

float way() { return uPhase * 2.0 * PI; }
vec3 homing() { return vec3(0.62 + 0.10 * sin(way()), 0.30 + 0.08 * cos(way()), 0.46); }
float girth(float y) { float t = clamp((y + 0.58) / 1.36, 0.0, 1.0); return 0.70 * sqrt(max(1.0 - t * t * t, 0.0)) + 0.02; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  for (int i = 0; i < 8; i++) {
    float y = -0.56 + 0.178 * float(i);
    float a = atan(p.x, p.z);
    float twist = 0.014 * sin(a * 26.0 + y * 9.0);
    float coil = ring((p - vec3(0.0, y, 0.0)).xzy, girth(y), 0.104 + twist);
    add(s, coil * 0.85, 1);
  }
  add(s, egg(p - vec3(0.0, -0.10, 0.0), vec3(0.66, 0.82, 0.66)), 1);
  // The door is cut through the straw.
  vec3 d = p - vec3(0.0, -0.32, 0.70);
  float arch = max(length(d.xy - vec2(0.0, 0.02)) - 0.20, -d.y - 0.16);
  s.d = max(s.d, -max(arch, abs(d.z) - 0.24));
  add(s, ring(p - vec3(0.0, 0.90, 0.0), 0.10, 0.045), 2);
  // Dark within, an arch around it, and a board to land on.
  add(s, plate(arch, d.z + 0.12, 0.10, 0.02), 3);
  add(s, plate(abs(arch + 0.01) - 0.04, d.z - 0.06, 0.11, 0.03), 2);
  add(s, box(p - vec3(0.0, -0.58, 0.74), vec3(0.36, 0.035, 0.20), 0.025), 4);
  // The stand.
  add(s, box(p - vec3(0.0, -0.74, 0.0), vec3(0.92, 0.07, 0.74), 0.04), 4);
  add(s, box(m - vec3(0.70, -0.90, 0.42), vec3(0.10, 0.14, 0.10), 0.03), 4);
  // Flowers and leaves.
  for (int i = 0; i < 3; i++) {
    float f = float(i), side = f < 1.5 ? -1.0 : 1.0;
    vec3 c = p - vec3(side * (0.72 - 0.18 * mod(f, 2.0)), -0.62 + 0.16 * mod(f, 2.0), 0.74);
    float petals = length(vec2(fold(c.xy, 7.0).x, fold(c.xy, 7.0).y - 0.10) * vec2(1.6, 1.0)) - 0.085;
    add(s, plate(petals, c.z, 0.03, 0.02) * 0.8, 5);
    add(s, egg(c - vec3(0.0, 0.0, 0.03), vec3(0.075, 0.075, 0.05)), 6);
  }
  vec3 l = p - vec3(-0.60, -0.90, 0.72);
  l.xy *= rot(0.8);
  add(s, leaf(l, 0.44), 7);
  l = p - vec3(0.62, -0.90, 0.72);
  l.xy *= rot(-0.7);
  add(s, leaf(l, 0.40), 7);
  // The bee.
  vec3 b = p - homing();
  add(s, egg(b, vec3(0.145, 0.105, 0.105)), 8);
  for (int i = 0; i < 2; i++) {
    vec3 w = b - vec3(0.02, 0.10, i == 0 ? -0.07 : 0.07);
    w.yz *= rot((i == 0 ? 1.0 : -1.0) * (0.5 + 0.4 * sin(way() * 3.0)));
    w.xy *= rot(0.5);
    add(s, egg(w - vec3(0.0, 0.08, 0.0), vec3(0.075, 0.13, 0.018)), 9);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return stuff(vec3(0.03, 0.014, 0.006), 0.0, 0.9);
  if (id == 4) return timber(T2, p.yxz);
  if (id == 5) { Stuff k = gloss(T3); k.shine = T3 * 0.22; return k; }
  if (id == 6) { Stuff k = plush(vec3(1.0, 0.72, 0.10)); k.shine = k.base * 0.3; return k; }
  if (id == 7) { Stuff k = gloss(T4); k.shine = T4 * 0.12; return k; }
  if (id == 8) {
    vec3 b = p - homing();
    Stuff k = plush(sin(b.x * 42.0) > 0.0 ? T0 : INK);
    if (b.x < -0.10) k = gloss(INK);
    k.shine = k.base * 0.25;
    return k;
  }
  if (id == 9) { Stuff k = gloss(vec3(0.85, 0.95, 1.0)); k.shine = vec3(0.25, 0.3, 0.34); return k; }
  float a = atan(p.x, p.z);
  float strand = 0.72 + 0.28 * sin(a * 44.0 + p.y * 30.0);
  float bound = smoothstep(0.80, 0.95, sin(a * 13.0 + floor((p.y + 0.65) / 0.178) * 1.7));
  Stuff k = plush(mix(T0 * strand, T1, id == 2 ? 1.0 : 0.75 * bound));
  k.coat = 0.35;
  k.shine = k.base * 0.13;
  return k;
}
