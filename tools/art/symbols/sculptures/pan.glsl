// A prospector's pan with water and gold in it. Tints: pan, water, gold, sand.
#define LEAN vec3(0.16, 0.95, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float slope = p.y + 0.16 - 0.62 * clamp(r - 0.50, 0.0, 0.5);
  float pan = max(abs(slope) - 0.035, r - 0.90);
  float groove = 0.02 * sin(r * 60.0) * smoothstep(0.56, 0.62, r) * smoothstep(0.86, 0.80, r) * step(0.0, p.x + 0.2);
  add(s, (pan + groove) * 0.75, 1);
  add(s, ring((p - vec3(0.0, 0.10, 0.0)).xzy, 0.90, 0.06), 1);
  float wave = 0.012 * sin(r * 34.0 - uPhase * 2.0 * PI);
  add(s, max(abs(p.y + 0.06 - wave) - 0.02, r - 0.66) * 0.8, 2);
  float sand = egg(p - vec3(0.16, -0.10, 0.16), vec3(0.40, 0.13, 0.34)) + 0.03 * (noise(p * 16.0) - 0.5);
  add(s, sand * 0.8, 4);
  for (int i = 0; i < 10; i++) {
    float fi = float(i);
    float a = fi * 2.4, R = 0.10 + 0.040 * fi;
    vec3 at = vec3(0.12 + R * cos(a), 0.06 - 0.006 * fi, 0.14 + R * sin(a));
    vec3 q = p - at;
    q.xz *= rot(fi);
    add(s, (egg(q, vec3(0.13, 0.10, 0.105) * (1.15 - 0.05 * fi)) + 0.035 * (cells(p * 8.0).x - 0.5)) * 0.8, 3);
  }
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) {
    Stuff k = metal(T2, 0.18);
    k.shine = T2 * 0.28;
    return k;
  }
  if (id == 4) { Stuff k = plush(T3); k.bump = 0.5; return k; }
  if (id == 2) {
    float r = length(p.xz);
    Stuff k = gloss(T1);
    k.shine = T1 * (0.22 + 0.14 * sin(r * 34.0 - uPhase * 2.0 * PI));
    k.coat = 1.6;
    return k;
  }
  Stuff k = metal(T0, 0.24);
  k.shine = T0 * 0.08;
  return k;
}
