// A mine's cart heaped with gold. Tints: planks, iron, gold, stones.
#define LEAN vec3(0.40, 0.22, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(0.0, -0.14, 0.0);
  float flare = 1.0 + 0.22 * (c.y + 0.36);
  float tub = box(vec3(c.x / flare, c.y, c.z / flare), vec3(0.66, 0.38, 0.44), 0.05);
  tub = max(tub, -box(vec3(c.x / flare, c.y - 0.20, c.z / flare), vec3(0.58, 0.38, 0.36), 0.03));
  add(s, tub * 0.9, 1);
  float bands = box(vec3((abs(c.x) / flare) - 0.56, c.y, c.z / flare), vec3(0.07, 0.40, 0.47), 0.02);
  bands = max(bands, -box(vec3(c.x / flare, c.y - 0.2, c.z / flare), vec3(0.58, 0.40, 0.36), 0.02));
  add(s, bands * 0.9, 2);
  float rim = box(vec3(c.x / flare, c.y - 0.36, c.z / flare), vec3(0.70, 0.055, 0.48), 0.03);
  rim = max(rim, -box(vec3(c.x / flare, c.y - 0.36, c.z / flare), vec3(0.58, 0.3, 0.36), 0.02));
  add(s, rim * 0.9, 2);
  for (int i = 0; i < 3; i++) add(s, ball(vec3(abs(c.x) - 0.57, c.y + 0.22 - 0.20 * float(i), c.z - 0.46 - 0.05 * float(i)), 0.045), 5);
  float heap = egg(p - vec3(0.0, 0.20, 0.0), vec3(0.60, 0.34, 0.40));
  for (int i = 0; i < 9; i++) {
    float fi = float(i);
    vec3 at = vec3(0.46 * cos(fi * 2.4) * (0.3 + 0.08 * fi), 0.62 - 0.035 * fi, 0.34 * sin(fi * 2.4) * (0.3 + 0.08 * fi));
    heap = min(heap, egg(spin(p - at, fi), vec3(0.20, 0.16, 0.18)));
  }
  heap += 0.05 * (cells(p * 5.0).x - 0.5);
  add(s, heap * 0.8, 3);
  vec3 w = vec3(abs(p.x) - 0.42, p.y + 0.66, abs(p.z) - 0.42);
  float r = length(w.xy);
  float wheel = max(abs(r - 0.20) - 0.055, abs(w.z) - 0.06);
  vec2 f = fold(w.xy, 5.0);
  wheel = min(wheel, max(max(abs(f.x) - 0.03, f.y - 0.2), max(-f.y, abs(w.z) - 0.04)));
  wheel = min(wheel, rod(w.xzy, 0.07, 0.09));
  add(s, wheel - 0.01, 2);
  vec3 t = vec3(p.x, p.y + 0.93, abs(p.z) - 0.42);
  add(s, box(t, vec3(0.94, 0.035, 0.05), 0.015), 6);
  vec3 sl = vec3(mod(p.x + 0.16, 0.32) - 0.16, p.y + 0.985, p.z);
  add(s, max(box(sl, vec3(0.085, 0.035, 0.58), 0.02), abs(p.x) - 0.95), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = metal(T1, 0.3); k.shine = T1 * 0.06; return k; }
  if (id == 6) return metal(SILVER * 0.8, 0.22);
  if (id == 5) return metal(T2, 0.2);
  if (id == 3) {
    Stuff k = metal(T2, 0.2);
    k.shine = T2 * 0.18;
    k.bump = 0.4;
    k.grain = 7.0;
    return k;
  }
  Stuff k = timber(T0 * 1.35, p.yxz);
  if (abs(fract(p.y * 4.4) - 0.5) > 0.45) k.base *= 0.3;
  k.shine = T0 * 0.06;
  return k;
}
