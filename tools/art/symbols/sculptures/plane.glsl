// An airliner in a climb. Tints: hull, wings, tail, windows.
#define LEAN vec3(0.30, 0.55, -0.80)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float t = clamp((-p.y - 0.1) / 0.85, 0.0, 1.0);
  float hull = length(vec2(p.x, p.z - 0.10 * t * t)) - 0.20 * (1.0 - 0.80 * t * t);
  hull = max(hull, max(-p.y - 0.95, p.y - 0.58));
  hull = min(hull, egg(p - vec3(0.0, 0.56, 0.0), vec3(0.20, 0.36, 0.20)));
  add(s, hull * 0.9, 1);
  float wing = max(abs(m.y - 0.10 + 0.50 * m.x) - 0.23 * (1.0 - 0.60 * m.x), m.x - 0.98);
  add(s, plate(wing * 0.85, p.z + 0.06 - 0.10 * m.x, 0.04, 0.03) * 0.8, 2);
  float fin = max(abs(m.y + 0.78 + 0.45 * m.x) - 0.13 * (1.0 - 0.6 * m.x), m.x - 0.42);
  add(s, plate(fin * 0.85, p.z - 0.10, 0.03, 0.02) * 0.8, 3);
  float rudder = max(abs(p.y + 0.76 + 0.50 * p.z) - 0.17 * (1.0 - 0.8 * p.z), p.z - 0.52);
  add(s, plate(max(rudder, -p.z) * 0.85, p.x, 0.035, 0.02) * 0.8, 3);
  vec3 e = m - vec3(0.42, 0.10, -0.06);
  add(s, max(length(e.xz) - 0.10, abs(e.y) - 0.18) - 0.015, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(abs(p.x) > 0.84 ? T2 : T1); return k; }
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.15; return k; }
  if (id == 4) return metal(SILVER, 0.2);
  Stuff k = gloss(T0);
  if (abs(abs(p.x) - 0.145) < 0.035 && abs(fract(p.y * 9.0) - 0.5) < 0.27 && p.y < 0.6 && p.y > -0.6 && p.z > 0.0) k = gloss(T3);
  if (p.y > 0.68 && p.y < 0.78 && p.z > 0.04) k = gloss(T3);
  k.shine += k.base * 0.06;
  return k;
}
