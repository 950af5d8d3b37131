// A suspension bridge over the water. Tints: steel, lamps, water, glow.
#define LEAN vec3(0.34, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p), c = vec3(p.x, p.y, abs(p.z));
  float x = abs(abs(p.x) - 0.52);
  float tower = box(vec3(x, p.y - 0.02, c.z - 0.20), vec3(0.065, 0.84, 0.055), 0.02);
  tower = min(tower, box(vec3(x, p.y - 0.72, p.z), vec3(0.06, 0.075, 0.22), 0.02));
  tower = min(tower, box(vec3(x, p.y - 0.30, p.z), vec3(0.05, 0.05, 0.22), 0.02));
  tower = min(tower, box(vec3(x, p.y - 0.90, c.z - 0.20), vec3(0.085, 0.05, 0.075), 0.02));
  add(s, tower, 1);
  add(s, box(p - vec3(0.0, -0.36, 0.0), vec3(1.06, 0.065, 0.27), 0.02), 1);
  float sag = m.x < 0.52 ? -0.18 + 1.0 * pow(m.x / 0.52, 2.0) : 0.82 - 1.05 * (m.x - 0.52) / 0.52;
  float slope = m.x < 0.52 ? 2.0 * m.x / 0.27 : 2.0;
  float cable = length(vec2((p.y - sag) / sqrt(1.0 + slope * slope), c.z - 0.21)) - 0.032;
  add(s, max(cable, m.x - 1.04) * 0.8, 1);
  float hx = abs(fract(p.x * 9.5) - 0.5) / 9.5;
  add(s, max(length(vec2(hx, c.z - 0.21)) - 0.012, max(p.y - sag, -0.36 - p.y)) * 0.8, 1);
  float lx = (fract(p.x * 4.8) - 0.5) / 4.8;
  add(s, ball(vec3(lx, p.y + 0.25, c.z - 0.26), 0.035), 2);
  float wave = p.y + 0.82 - 0.03 * sin(p.x * 12.0 + p.z * 5.0);
  add(s, max(max(wave, -p.y - 0.98), box2(p.xz, vec2(0.90, 0.36)) - 0.06) * 0.8, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return light(T1, 2.0);
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.15 + T1 * 0.15 * smoothstep(0.6, 1.0, noise(p * 9.0)); return k; }
  Stuff k = gloss(T0);
  k.shine = T0 * 0.16;
  return k;
}
